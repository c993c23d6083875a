// Both banks: card squares in the north, towns and the piers of the building sites in the south.
import { useContext } from "preact/hooks";
import type { Look, Move } from "../../game";
import { type Box, Brackets, Label, Least, range, round, textWidth } from "../../ui/draw";
import { explain } from "../../ui/explain";
import type { Track } from "../../ui/following";
import { Glyph } from "../../ui/Icon";
import { Spot } from "../../ui/Spot";
import { AboutContext } from "./details/about";
import { aboutNile, aboutSpace, nileTitle } from "./details/texts";
import { along, type Layout, spaceBox } from "./layout";
import { offerOf } from "./offers";
import { DrawnButton, LitText, previewText } from "./parts";
import { CardBack, NileCardFace } from "./pieces/cards";
import { EFFECT_ICONS, SITE_ICONS } from "./pieces/kinds";
import { FieldFace } from "./pieces/lands";
import { actItem, bonusText, topText } from "./pieces/pictograms";
import { Row } from "./pieces/row";
import { nameLines } from "./pieces/text";
import { Brick, SHIP_HEIGHT, Ship } from "./pieces/tokens";
import { berthId } from "./track";
import type { Action, SiteView, SpaceView, View } from "./view";

interface BankProps {
  look: Look<View>;
  layout: Layout;
  tracks: Track;
}

interface SpaceProps extends BankProps {
  space: SpaceView;
}

export function Banks(props: BankProps) {
  const { view } = props.look;
  return (
    <>
      {view.river.map((space) => {
        const Part = PARTS[space.space];
        return (
          <g key={space.position} data-place={`space-${space.position} square-${space.square ?? ""}`}>
            <Part space={space} {...props} />
          </g>
        );
      })}
      {!props.layout.touch && <NileDeck {...props} />}
    </>
  );
}

const PARTS = { card: Square, round: Town, site: SiteSpace };

/** The deck of this round, with the number of cards left. */
function NileDeck({ look, layout }: BankProps) {
  const { words, view } = look;
  const deck = Object.keys(view.decks).find((name) => (view.decks[name] ?? 0) > 0);
  const { x, y, w, h } = layout.deck;
  const count = deck ? (view.decks[deck] ?? 0) : 0;
  return (
    <g data-anchor="nile-deck">
      <CardBack
        {...{ x, y, w, h }}
        icon="water"
        text={words.label("tab-count", { count })}
        about={{ name: words.label("nile-deck", { count }), text: words.label("about-deck"), rule: "deal" }}
      />
    </g>
  );
}

function Square({ space, look, layout, tracks }: SpaceProps) {
  const { words, legal } = look;
  const about = useContext(AboutContext);
  const box = spaceBox(layout, space.position, "card");
  const { card } = space;
  const moves = [`ship ${space.position}`, `take ${space.square}`].filter((move) => legal.has(move));
  return (
    <g>
      <rect
        class="egb-square"
        x={box.x + 0.5}
        y={box.y + 0.5}
        width={box.w - 1}
        height={box.h - 1}
        rx={7}
        {...(card ? {} : explain(aboutSpace(space, look.view.phase, words)))}
      />
      {!card && (
        <Label x={box.x + box.w / 2} y={box.y + box.h / 2 + 7} size={layout.touch ? 15 : 20} kind="number" anchor="middle" class="egb-printed">
          {space.square}
        </Label>
      )}
      {card &&
        (layout.touch ? (
          <SlimCard card={card} look={look} box={box} signs={Math.max(0, ...moves.map((move) => signsWidth(look, move)))} />
        ) : (
          <NileCardFace
            card={card}
            {...box}
            name={nileTitle(card, words)}
            top={topText(card, words)}
            bonus={card.bonus ? bonusText(card.bonus, words) : undefined}
            id={`nile-${card.card}`}
          />
        ))}
      {card && tracks.moved.has(`nile-${card.card}`) && !layout.touch && <Corners box={box} />}
      {card && moves.length === 0 && (
        <DrawnButton
          label={words.label("about-card", { text: nileTitle(card, words) })}
          about={aboutNile(card, words)}
          open={() => about({ of: "nile", card })}
          box={layout.touch ? grown(box) : box}
        />
      )}
      {moves.map((move) => (
        <Lit key={move} move={move} look={look} box={box} touch={layout.touch} foot={layout.touch} />
      ))}
    </g>
  );
}

/** Enlarges a hit area up to its neighbours; used on phones. */
function grown({ x, y, w, h }: Box): Box {
  return { x, y: y - 1, w, h: h + 2 };
}

/** Brackets for the last move, around a box that is not square. */
function Corners({ box }: { box: Box }) {
  const size = Math.min(box.w, box.h);
  return (
    <g transform={`translate(${box.x + (box.w - size) / 2} ${box.y + (box.h - size) / 2})`}>
      <Brackets size={size} />
    </g>
  );
}

/** The distance between two lines of text on phones. */
const LINE = 12;

/** A card on phones: its name, which may need two lines, and what it brings or when it works. */
function SlimCard({ card, look: { words }, box, signs }: { card: NonNullable<SpaceView["card"]>; look: Look<View>; box: Box; signs: number }) {
  const { x, y, w, h } = box;
  const least = Math.max(11, useContext(Least));
  const land = card.effect === "field";
  const room = w - 11;
  const lines = nameLines(nileTitle(card, words), room, least);
  const bonus = card.bonus ? bonusText(card.bonus, words) : undefined;
  const whole = [topText(card, words), bonus].filter((text) => text).join(", ");
  // The number of a field stands in its name already.
  const foot = bonus && textWidth(whole, least) * CONDENSED > room - Math.max(17, signs) ? bonus : whole;
  const top = (h - (lines.length + 1) * LINE) / 2 + 9.5;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`egb-slim k-${card.kind}`} data-piece={`nile-${card.card}`} data-size={w}>
        <rect class="egb-paper" width={w} height={h} rx={6} />
        <rect class="egb-band" width={4} height={h} rx={2} />
        {land && signs === 0 && <FieldFace colour={card.colour ?? "green"} value={null} irrigated x={w - 17} y={h - 17} size={15} />}
        {lines.map((line, at) => (
          <Label key={at} x={8} y={top + at * LINE} size={11} kind="title" fit={room}>
            {line}
          </Label>
        ))}
        <Label x={8} y={top + lines.length * LINE} size={11} fit={room - (signs > 0 ? signs : land ? 17 : 0)}>
          {foot}
        </Label>
      </g>
    </g>
  );
}

/** A target for a ship or for taking a card; a note at its upper or lower edge names the power that the move uses up. */
function Lit({ move, look, box, touch, foot = false }: { move: Move; look: Look<View>; box: Box; touch: boolean; foot?: boolean }) {
  const uses = offerOf(look.view, move)?.uses ?? [];
  const [only, ...others] = uses;
  return (
    <Spot move={move} {...box} r={7} reach={touch ? [1, 1] : [3, 4]} outline about={previewText(look, move)}>
      {only !== undefined && (
        <Power
          icons={uses.map((effect) => EFFECT_ICONS[effect])}
          text={touch ? null : others.length > 0 ? look.words.label("powers", { count: uses.length }) : look.words.label(`power-${only}`)}
          x={box.x + box.w - 1}
          y={foot ? box.y + box.h - 8.5 : touch ? box.y + 8.5 : box.y - 5}
        />
      )}
    </Spot>
  );
}

/** The width of the signs of powers, which stand in a line of text on phones. */
function signsWidth({ view }: Look<View>, move: Move): number {
  const uses = offerOf(view, move)?.uses.length ?? 0;
  return uses > 0 ? uses * 13 + 8 : 0;
}

/** A note with its right end at x. Phones have no room for its word; the explanation has it. */
function Power({ icons, text, x, y }: { icons: readonly string[]; text: string | null; x: number; y: number }) {
  const least = useContext(Least);
  const size = Math.max(11, least);
  const signs = icons.length * 13;
  const w = round(signs + 8 + (text === null ? 0 : textWidth(text, size, "strong") + 3));
  return (
    <g class="egb-power" transform={`translate(${round(x - w)} ${y})`}>
      <rect y={-9} width={w} height={18} rx={9} />
      {icons.map((icon, at) => (
        <Glyph key={icon} name={icon} x={4 + at * 13} y={-6.5} size={13} />
      ))}
      {text !== null && (
        <Label x={4 + signs + 2} y={size * 0.36} size={11} class="strong">
          {text}
        </Label>
      )}
    </g>
  );
}

function Town({ space, look, layout }: SpaceProps) {
  const { words, legal } = look;
  const about = useContext(AboutContext);
  const { touch } = layout;
  const box = spaceBox(layout, space.position, "town");
  const move = `ship ${space.position}`;
  const title = space.town ? words.title(space.town) : "";
  const signs = touch ? signsWidth(look, move) : 0;
  const step = touch ? LINE : 18;
  const first = touch ? box.y + (box.h - 3 * LINE) / 2 + 9.5 : box.y + 20;
  return (
    <g>
      {!touch && (
        <path
          class="egb-quay"
          d={`M${box.x + 34} ${layout.river.y + layout.river.h - 1}h${box.w - 68}v${box.y - layout.river.y - layout.river.h + 2}h${68 - box.w}z`}
        />
      )}
      <rect class={space.ships.length > 0 ? "egb-town taken" : "egb-town"} x={box.x} y={box.y} width={box.w} height={box.h} rx={touch ? 6 : 9} />
      <g aria-hidden="true">
        <Label x={box.x + 7} y={first} size={touch ? 11.5 : 13.5} kind="title" fit={box.w - signs - 12}>
          {title}
        </Label>
        {space.actions.map((action, at) => (
          <Act key={at} action={action} look={look} x={box.x + 6} y={first + (at + 1) * step} w={box.w - 11} size={touch ? 11 : 15} />
        ))}
      </g>
      {!legal.has(move) && (
        <DrawnButton
          label={words.label("about-town", { town: space.town })}
          about={aboutSpace(space, look.view.phase, words)}
          open={() => about({ of: "space", position: space.position })}
          box={touch ? grown(box) : box}
        />
      )}
      {legal.has(move) && <Lit move={move} look={look} box={box} touch={touch} />}
      {!touch && <Twice space={space} look={look} box={box} />}
    </g>
  );
}

/** An action of a town in words, with its sign where there is room for both. */
function Act({ action, look: { words }, x, y, w, size }: { action: Action; look: Look<View>; x: number; y: number; w: number; size: number }) {
  const least = useContext(Least);
  const { act, crew, number } = action;
  const text = words.label(`does-${act}`, { crew, number });
  const roomy = textWidth(text, Math.max(11.5, least)) * CONDENSED <= w - size - 4;
  const aside = roomy ? size + 4 : 0;
  return (
    <>
      {roomy && <Row items={[actItem(action)]} x={x} y={y - size * 0.78} w={size} h={size} />}
      <Label x={x + aside} y={y} size={12} fit={w - aside}>
        {text}
      </Label>
    </>
  );
}

/** Letters may be as narrow as this before a sign gives way to the text. */
const CONDENSED = 0.85;

/** A target for using the action twice, with the card that allows it. */
function Twice({ space, look, box }: { space: SpaceView; look: Look<View>; box: Box }) {
  const move = `double ${space.position}`;
  const text = look.words.label("twice");
  const least = useContext(Least);
  if (!look.legal.has(move)) return null;
  const w = Math.max(38, textWidth(text, Math.max(12, least), "serif") + 14);
  const [x, y] = [round(box.x + box.w / 2 - w / 2), box.y + box.h - 4];
  return (
    <>
      <Spot move={move} x={x} y={y} w={w} h={20} r={10} reach={[3, 3]} about={previewText(look, move)} />
      <LitText x={x + w / 2} y={y + 10} size={12}>
        {text}
      </LitText>
    </>
  );
}

/** The pier of a building site; on phones its row. */
function SiteSpace(props: SpaceProps) {
  const { space, look, layout } = props;
  const site = look.view.sites.find((one) => one.site === space.site);
  if (!site) return null;
  return layout.touch ? <SlimSite site={site} {...props} /> : <Pier site={site} {...props} />;
}

/** The building spaces, covered ones included, and a space for a substitute where one is possible. */
function slots(view: View, site: SiteView) {
  const covered = range(view.printed.covered_spaces).map(() => "covered" as const);
  const substitute = view.players.length > site.places.length ? [site.substitute] : [];
  return [...site.places, ...covered, ...substitute];
}

const SLOT = { w: 68, h: 22, pitch: 23.6, ship: 30 };

function Pier({ site, look, layout, tracks, space }: SpaceProps & { site: SiteView }) {
  const { view, words } = look;
  const x = along(layout, site.position);
  const top = layout.river.y + layout.river.h - 7;
  const foot = layout.sites[site.site].y;
  const all = slots(view, site);
  const move = `ship ${space.position}`;
  const places = site.places.length + view.printed.covered_spaces;
  const about = { name: words.title(site.site), text: `${siteSummary(site, look)} ${words.label("about-pier")}`, rule: "building-sites" };
  return (
    <g role="group" aria-label={siteSummary(site, look)} {...explain(about)}>
      <path class="egb-pier" d={`M${x - 44} ${top}h88v${foot - top}h-88z`} />
      <path class="egb-post" d={`M${x - 44} ${top - 5}V${foot}M${x + 44} ${top - 5}V${foot}`} />
      {all.map((owner, index) => {
        const y = top + 5 + index * SLOT.pitch;
        const substitute = index >= places;
        const left = substitute ? x - 40 : x - 28;
        const wide = substitute ? SLOT.w + 12 : SLOT.w;
        const word = owner === "covered" ? "place-closed" : substitute ? "substitute" : "place-free";
        return (
          <g key={index}>
            <rect class={`egb-slot ${owner === "covered" ? "covered" : substitute ? "substitute" : ""}`} x={left} y={y} width={wide} height={SLOT.h} rx={4} />
            {!substitute && (
              <Label x={x - 35} y={y + 15.5} size={12.5} kind="number" anchor="middle">
                {index + 1}
              </Label>
            )}
            {owner && owner !== "covered" ? (
              <Ship owner={owner} x={x - 9} y={y} size={SLOT.ship} id={berthId(owner, site)} />
            ) : (
              <Label x={left + wide / 2} y={y + 15} size={11} anchor="middle" fit={wide - 6}>
                {words.label(word)}
              </Label>
            )}
            {owner && owner !== "covered" && tracks.moved.has(berthId(owner, site)) && (
              <g transform={`translate(${x - 5} ${y})`}>
                <Brackets size={SLOT.ship * SHIP_HEIGHT} />
              </g>
            )}
            {view.site === site.site && <Berth place={index + 1} look={look} x={left} y={y} />}
          </g>
        );
      })}
      {look.legal.has(move) && <Lit move={move} look={look} box={{ x: x - 48, y: top, w: 96, h: 2 + all.length * SLOT.pitch + 4 }} touch={false} />}
    </g>
  );
}

/** A free building space, with a ghost of the ship. */
function Berth({ place, look, x, y }: { place: number; look: Look<View>; x: number; y: number }) {
  const move = `berth ${place}`;
  return (
    <Spot move={move} x={x} y={y} w={SLOT.w} h={SLOT.h} r={4} reach={[14, 0.7]} about={previewText(look, move)}>
      {look.you && (
        <g class="egb-ghost">
          <Ship owner={look.you} x={x + 19} y={y} size={SLOT.ship} />
        </g>
      )}
    </Spot>
  );
}

/** A site on phones, with the ships there. */
function SlimSite({ site, look, layout, space }: SpaceProps & { site: SiteView }) {
  const { view, words } = look;
  const box = spaceBox(layout, space.position, "town");
  const all = slots(view, site);
  const step = Math.min(20, (box.w - 9) / all.length);
  const move = `ship ${space.position}`;
  const about = { name: words.title(site.site), text: `${siteSummary(site, look)} ${words.label("about-pier")}`, rule: "building-sites" };
  return (
    <g role="group" aria-label={siteSummary(site, look)} {...explain(about)}>
      <rect class="egb-town site" x={box.x} y={box.y} width={box.w} height={box.h} rx={6} />
      <Glyph name={SITE_ICONS[site.site]} x={box.x + 4} y={box.y + 3} size={14} class="egb-soft" />
      <Label x={box.x + 20} y={box.y + 14} size={11.5} kind="title" fit={box.w - 24 - signsWidth(look, move)}>
        {words.label(`short-${site.site}`)}
      </Label>
      {all.map((owner, index) => {
        const x = box.x + 6 + index * step;
        return (
          <g key={index} transform={`translate(${x} ${box.y + 19})`}>
            <rect class={`egb-slot ${owner === "covered" ? "covered" : index >= site.places.length ? "substitute" : ""}`} width={step - 3} height={17} rx={3} />
            {owner && owner !== "covered" && <Brick owner={owner} x={0.5} y={0.5} size={step - 4} id={berthId(owner, site)} />}
          </g>
        );
      })}
      {look.legal.has(move) && <Lit move={move} look={look} box={box} touch />}
    </g>
  );
}

/** The builders at a site, in order. */
function siteSummary(site: SiteView, { words }: Look<View>): string {
  const places = site.places.map((owner) => owner ?? words.label("free"));
  const substitute = site.substitute ? words.label("sum-substitute", { seat: site.substitute }) : "";
  return `${words.title(site.site)}: ${words.label("sum-places", { places })} ${substitute}`.trim();
}
