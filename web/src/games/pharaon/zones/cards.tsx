// The zones of the nobles and the artisans: the cards on display, and the deck.
import { Spot } from "../../../ui/Spot";
import { nobleText } from "../details/noble";
import { artisanText } from "../details/zones";
import { type PartProps, payItems, payText } from "../parts";
import { ArtisanCard, CardBack, NobleCard } from "../pieces/cards";
import { COLOURS, ZONE_ICONS } from "../pieces/kinds";
import type { Item } from "../pieces/row";
import { Chosen, HEAD, ZoneHead, type ZoneProps } from "./zone";

export function Nobles({ look, box }: ZoneProps) {
  const { view, words, you } = look;
  const judge = view.players["abcde".indexOf(you ?? "-")]?.nobles.some(({ ability }) => ability === "any-five") ?? false;
  const cost: Item[] = judge ? [{ text: "5" }, ...payItems(["any"])] : payItems(COLOURS);
  const grid = places(box, 2, view.nobles.length + 1);
  return (
    <>
      <ZoneHead zone="nobles" look={look} box={box} cost={cost} />
      {view.nobles.map((card, place) => {
        const at = grid(place);
        if (!card) return <rect key={place} class="ph-empty" x={at.x} y={at.y} width={at.w} height={at.h} rx={6} />;
        const about = nobleText(card, words);
        return <NobleCard key={card.noble} noble={card} name={words.title(card.role)} {...at} id={`noble-${card.noble}`} about={about} />;
      })}
      <Deck look={look} at={grid(view.nobles.length)} icon={ZONE_ICONS.nobles} count={view.noble_deck} anchor="noble-deck" />
      {[...view.nobles.keys()].map((place) => (
        <Target key={place} look={look} move={`noble ${place + 1}`} at={grid(place)} about={view.nobles[place] && nobleText(view.nobles[place], words)} />
      ))}
      <Target look={look} move="noble deck" at={grid(view.nobles.length)} />
    </>
  );
}

export function Artisans({ look, box }: ZoneProps) {
  const { view, words } = look;
  const cost: Item[] = [{ text: "3 =" }, ...payItems(["any"])];
  const grid = places(box, 3, view.artisans.length + 1);
  return (
    <>
      <ZoneHead zone="artisans" look={look} box={box} cost={cost} />
      {view.artisans.map((card, place) => {
        const at = grid(place);
        if (!card) return <rect key={place} class="ph-empty" x={at.x} y={at.y} width={at.w} height={at.h} rx={6} />;
        return <ArtisanCard key={card.artisan} artisan={card} {...at} id={`artisan-${card.artisan}`} about={artisanText(card, words)} />;
      })}
      <Deck look={look} at={grid(view.artisans.length)} icon={ZONE_ICONS.artisans} count={view.artisan_deck} anchor="artisan-deck" />
      {[...view.artisans.keys()].map((place) => (
        <Target
          key={place}
          look={look}
          move={`artisan ${place + 1}`}
          at={grid(place)}
          about={view.artisans[place] && artisanText(view.artisans[place], words)}
        />
      ))}
      <Target look={look} move="artisan deck" at={grid(view.artisans.length)} />
    </>
  );
}

interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Places cards in this number of columns, as large as the box allows. */
function places(box: Place, columns: number, cards: number): (place: number) => Place {
  const gap = 7;
  const rows = Math.ceil(cards / columns);
  const w = (box.w - gap * (columns - 1)) / columns;
  const h = Math.min((box.h - HEAD - gap * (rows - 1)) / rows, w * 1.7);
  const top = HEAD + Math.max(0, (box.h - HEAD - rows * h - gap * (rows - 1)) / 2);
  return (place) => ({ x: (place % columns) * (w + gap), y: top + Math.floor(place / columns) * (h + gap), w, h });
}

function Deck({ look, at, icon, count, anchor }: { look: PartProps["look"]; at: Place; icon: string; count: number; anchor: string }) {
  const about = look.words.label("deck", { count });
  return (
    <g data-anchor={anchor}>
      {count > 0 ? <CardBack {...at} icon={icon} count={count} about={about} /> : <rect class="ph-empty" x={at.x} y={at.y} width={at.w} height={at.h} rx={6} />}
    </g>
  );
}

function Target({ look, move, at, about }: { look: PartProps["look"]; move: string; at: Place; about?: string | null | undefined }) {
  const text = [about, payText(look, move)].filter((part) => part).join(" ");
  return (
    <>
      <Chosen look={look} move={move} {...at} />
      <Spot move={move} {...at} r={6} reach={[3, 3]} outline about={text || undefined} />
    </>
  );
}

export function noblesSummary({ view, words }: PartProps["look"]): string {
  const roles = view.nobles.flatMap((card) => (card ? [card.role] : []));
  return words.label("sum-nobles", { roles, count: view.noble_deck });
}

export function artisansSummary({ view, words }: PartProps["look"]): string {
  const points = view.artisans.flatMap((card) => (card ? [String(card.points)] : []));
  return words.label("sum-artisans", { points, count: view.artisan_deck });
}
