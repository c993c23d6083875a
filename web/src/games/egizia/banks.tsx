// Both banks: card squares in the north, towns and the piers of the building sites in the south.
import { useContext } from "preact/hooks";
import type { Look, Move } from "../../game";
import { type Box, Brackets, Label, range } from "../../ui/draw";
import type { Track } from "../../ui/following";
import { Glyph } from "../../ui/Icon";
import { Spot } from "../../ui/Spot";
import { AboutContext } from "./details/about";
import { nileTitle } from "./details/texts";
import { along, type Layout, spaceBox } from "./layout";
import { DrawnButton, LitText, offerOf, previewText } from "./parts";
import { CardBack, NileCardFace } from "./pieces/cards";
import { EFFECT_ICONS, SITE_ICONS } from "./pieces/kinds";
import { actionItems, effectItems } from "./pieces/pictograms";
import { Row } from "./pieces/row";
import { nameLines } from "./pieces/text";
import { Brick, SHIP_HEIGHT, Ship } from "./pieces/tokens";
import { berthId } from "./track";
import type { SiteView, SpaceView, View } from "./view";

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
      {!props.layout.tall && <NileDeck {...props} />}
    </>
  );
}

const PARTS = { card: Square, round: Town, site: SiteSpace };

/** The deck of this round, with the number of cards left. */
function NileDeck({ look, layout }: BankProps) {
  const deck = Object.keys(look.view.decks).find((name) => (look.view.decks[name] ?? 0) > 0);
  const { x, y, w, h } = layout.deck;
  const count = deck ? (look.view.decks[deck] ?? 0) : 0;
  return (
    <g data-anchor="nile-deck">
      <CardBack
        x={x}
        y={y}
        w={w}
        h={h}
        icon="water"
        count={count}
        about={{ name: look.words.label("nile-deck", { count }), text: look.words.label("about-deck"), rule: "deal" }}
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
      <rect class="egb-square" x={box.x + 0.5} y={box.y + 0.5} width={box.w - 1} height={box.h - 1} rx={7} />
      {!card && (
        <Label x={box.x + box.w / 2} y={box.y + box.h / 2 + 7} size={layout.tall ? 15 : 20} kind="number" anchor="middle" class="egb-printed">
          {space.square}
        </Label>
      )}
      {card &&
        (layout.tall ? (
          <SlimCard card={card} look={look} box={box} />
        ) : (
          <NileCardFace card={card} {...box} name={nileTitle(card, words)} id={`nile-${card.card}`} />
        ))}
      {card && tracks.moved.has(`nile-${card.card}`) && !layout.tall && <Corners box={box} />}
      {card && moves.length === 0 && (
        <DrawnButton
          label={words.label("about-card", { text: nileTitle(card, words) })}
          open={() => about({ of: "nile", card })}
          box={layout.tall ? grown(box) : box}
        />
      )}
      {moves.map((move) => (
        <Lit key={move} move={move} look={look} box={box} tall={layout.tall} />
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

/** A card as a row on phones: its effect and its name, which may need two lines. */
function SlimCard({ card, look, box }: { card: NonNullable<SpaceView["card"]>; look: Look<View>; box: Box }) {
  const { x, y, w, h } = box;
  const lines = nameLines(nileTitle(card, look.words), w - 14, 11);
  const rows = lines.length > 1 ? { picture: 1.5, last: h - 4, size: 10 } : { picture: 4, last: h - 6, size: 11 };
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`egb-slim k-${card.kind}`} data-piece={`nile-${card.card}`} data-size={w}>
        <rect class="egb-paper" width={w} height={h} rx={6} />
        <rect class="egb-band" width={4} height={h} rx={2} />
        <Row items={effectItems(card)} x={8} y={rows.picture} w={w - 12} h={19} />
        {lines.map((line, at) => (
          <Label key={at} x={9} y={rows.last - (lines.length - 1 - at) * 9.5} size={rows.size} kind="title" fit={w - 14}>
            {line}
          </Label>
        ))}
      </g>
    </g>
  );
}

/** A target for a ship or for taking a card; icons show the powers that the move uses up. */
function Lit({ move, look, box, tall }: { move: Move; look: Look<View>; box: Box; tall: boolean }) {
  const uses = offerOf(look.view, move)?.uses ?? [];
  return (
    <Spot move={move} {...box} r={7} reach={tall ? [1, 1] : [3, 4]} outline about={previewText(look, move)}>
      {uses.map((effect, index) => (
        <Power
          key={effect}
          icon={EFFECT_ICONS[effect]}
          x={box.x + box.w - (tall ? 9 : 11) - index * (tall ? 17 : 20)}
          y={tall ? box.y + 9 : box.y - 1}
          r={tall ? 8.5 : 10}
        />
      ))}
    </Spot>
  );
}

function Power({ icon, x, y, r }: { icon: string; x: number; y: number; r: number }) {
  return (
    <g class="egb-power" transform={`translate(${x} ${y})`}>
      <circle r={r} />
      <Glyph name={icon} x={-0.7 * r} y={-0.7 * r} size={1.4 * r} />
    </g>
  );
}

function Town({ space, look, layout }: SpaceProps) {
  const { words, legal } = look;
  const about = useContext(AboutContext);
  const { tall } = layout;
  const box = spaceBox(layout, space.position, "town");
  const move = `ship ${space.position}`;
  const title = space.town ? words.title(space.town) : "";
  // On phones these icons are in the line of the name.
  const signs = tall ? (offerOf(look.view, move)?.uses.length ?? 0) * 17 : 0;
  return (
    <g>
      {!tall && (
        <path
          class="egb-quay"
          d={`M${box.x + 34} ${layout.river.y + layout.river.h - 1}h${box.w - 68}v${box.y - layout.river.y - layout.river.h + 2}h${68 - box.w}z`}
        />
      )}
      <rect class={space.ships.length > 0 ? "egb-town taken" : "egb-town"} x={box.x} y={box.y} width={box.w} height={box.h} rx={tall ? 6 : 9} />
      <g aria-hidden="true">
        <Label x={box.x + (box.w - signs) / 2} y={box.y + (tall ? 15 : 20)} size={tall ? 12 : 13.5} kind="title" anchor="middle" fit={box.w - signs - 10}>
          {title}
        </Label>
        <g class="egb-row">
          <Row items={actionItems(space.actions)} x={box.x + 5} y={box.y + (tall ? 20 : 28)} w={box.w - 10} h={tall ? 19 : 22} />
        </g>
      </g>
      {!legal.has(move) && (
        <DrawnButton
          label={words.label("about-town", { town: space.town })}
          open={() => about({ of: "space", position: space.position })}
          box={tall ? grown(box) : box}
        />
      )}
      {legal.has(move) && <Lit move={move} look={look} box={box} tall={tall} />}
      {!tall && <Twice space={space} look={look} box={box} />}
    </g>
  );
}

/** A target for using the action twice, with the card that allows it. */
function Twice({ space, look, box }: { space: SpaceView; look: Look<View>; box: Box }) {
  const move = `double ${space.position}`;
  if (!look.legal.has(move)) return null;
  const [x, y] = [box.x + box.w / 2 - 17, box.y + box.h - 5];
  return (
    <>
      <Spot move={move} x={x} y={y} w={34} h={20} r={10} reach={[3, 3]} about={previewText(look, move)} />
      <LitText x={x + 17} y={y + 10} size={12.5}>
        ×2
      </LitText>
    </>
  );
}

/** The pier of a building site; on phones its row. */
function SiteSpace(props: SpaceProps) {
  const { space, look, layout } = props;
  const site = look.view.sites.find((one) => one.site === space.site);
  if (!site) return null;
  return layout.tall ? <SlimSite site={site} {...props} /> : <Pier site={site} {...props} />;
}

/** The building spaces, covered ones included, and a space for a substitute where one is possible. */
function slots(view: View, site: SiteView) {
  const covered = range(view.printed.covered_spaces).map(() => "covered" as const);
  const substitute = view.players.length > site.places.length ? [site.substitute] : [];
  return [...site.places, ...covered, ...substitute];
}

const SLOT = { w: 48, h: 22, pitch: 23.4, ship: 30 };

function Pier({ site, look, layout, tracks, space }: SpaceProps & { site: SiteView }) {
  const { view, words } = look;
  const x = along(layout, site.position);
  const top = layout.river.y + layout.river.h - 7;
  const all = slots(view, site);
  const move = `ship ${space.position}`;
  const places = site.places.length + view.printed.covered_spaces;
  return (
    <g role="group" aria-label={siteSummary(site, look)}>
      <path class="egb-pier" d={`M${x - 36} ${top}h72v${layout.sites[site.site].y - top}h-72z`} />
      <path class="egb-post" d={`M${x - 36} ${top - 5}V${layout.sites[site.site].y}M${x + 36} ${top - 5}V${layout.sites[site.site].y}`} />
      {all.map((owner, index) => {
        const y = top + 5 + index * SLOT.pitch;
        const substitute = index >= places;
        return (
          <g key={index}>
            <rect
              class={`egb-slot ${owner === "covered" ? "covered" : substitute ? "substitute" : ""}`}
              x={x - 19}
              y={y}
              width={SLOT.w}
              height={SLOT.h}
              rx={4}
            />
            {substitute ? (
              <Glyph name="substitute" x={x - 34} y={y + 4.5} size={13} class="egb-soft" />
            ) : (
              <Label x={x - 27.5} y={y + 15.5} size={12.5} kind="number" anchor="middle">
                {index + 1}
              </Label>
            )}
            {owner === "covered" && <path class="egb-cross" d={`M${x - 12} ${y + 5}l34 12M${x - 12} ${y + 17}l34-12`} />}
            {owner && owner !== "covered" && <Ship owner={owner} x={x - 10} y={y} size={SLOT.ship} id={berthId(owner, site)} />}
            {owner && owner !== "covered" && tracks.moved.has(berthId(owner, site)) && (
              <g transform={`translate(${x - 6} ${y})`}>
                <Brackets size={SLOT.ship * SHIP_HEIGHT} />
              </g>
            )}
            {view.site === site.site && <Berth place={index + 1} look={look} x={x - 19} y={y} />}
          </g>
        );
      })}
      {look.legal.has(move) && <Lit move={move} look={look} box={{ x: x - 40, y: top, w: 80, h: 2 + all.length * SLOT.pitch + 4 }} tall={false} />}
      <title>{words.title(site.site)}</title>
    </g>
  );
}

/** A free building space, with a ghost of the ship. */
function Berth({ place, look, x, y }: { place: number; look: Look<View>; x: number; y: number }) {
  return (
    <Spot move={`berth ${place}`} x={x} y={y} w={SLOT.w} h={SLOT.h} r={4} reach={[16, 0.7]}>
      {look.you && (
        <g class="egb-ghost">
          <Ship owner={look.you} x={x + 9} y={y} size={SLOT.ship} />
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
  return (
    <g role="group" aria-label={siteSummary(site, look)}>
      <rect class="egb-town site" x={box.x} y={box.y} width={box.w} height={box.h} rx={6} />
      <Glyph name={SITE_ICONS[site.site]} x={box.x + 4} y={box.y + 3} size={16} class="egb-soft" />
      <Label x={box.x + 22} y={box.y + 15} size={12} kind="title" fit={box.w - 26}>
        {words.label(`short-${site.site}`)}
      </Label>
      {all.map((owner, index) => {
        const x = box.x + 6 + index * step;
        return (
          <g key={index} transform={`translate(${x} ${box.y + 22})`}>
            <rect class={`egb-slot ${owner === "covered" ? "covered" : index >= site.places.length ? "substitute" : ""}`} width={step - 3} height={17} rx={3} />
            {owner && owner !== "covered" && <Brick owner={owner} x={0.5} y={0.5} size={step - 4} id={berthId(owner, site)} />}
          </g>
        );
      })}
      {look.legal.has(move) && <Lit move={move} look={look} box={box} tall />}
    </g>
  );
}

/** The builders at a site, in order. */
function siteSummary(site: SiteView, { words }: Look<View>): string {
  const places = site.places.map((owner) => owner ?? words.label("free"));
  const substitute = site.substitute ? words.label("sum-substitute", { seat: site.substitute }) : "";
  return `${words.title(site.site)}: ${words.label("sum-places", { places })} ${substitute}`.trim();
}
