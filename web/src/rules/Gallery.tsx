import { Page } from "../shell/Page";
export function GalleryPage({ game }: { game: string }) {
  return <Page title={game}>{game}</Page>;
}
