// The symbols of icons.svg. A page contains <Sprite/> once; everything else refers to it.
import sprite from "./icons.svg?raw";

/** All symbols, hidden. */
export function Sprite() {
  return <div hidden dangerouslySetInnerHTML={{ __html: sprite }} />;
}

/** A symbol beside text. It is decorative, so it needs text next to it or a label around it. */
export function Icon({ name, class: own = "" }: { name: string; class?: string }) {
  return (
    <svg class={`ic ${own}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** A symbol inside a drawing. */
export function Glyph({ name, x, y, size, class: own }: { name: string; x: number; y: number; size: number; class?: string }) {
  return <use href={`#i-${name}`} x={x} y={y} width={size} height={size} class={own} />;
}
