// The Sphinx: a deck of secret goals. Below it, the number of goals each player holds, and the sites where each has built.
import { useContext } from "preact/hooks";
import type { Look } from "../../../game";
import { SEATS } from "../../../seat";
import { Label, Least, range, round } from "../../../ui/draw";
import { explain, sign } from "../../../ui/explain";
import { Glyph } from "../../../ui/Icon";
import { Spot } from "../../../ui/Spot";
import { lookCards, SphinxLook } from "../hand";
import { LitText, type PartProps, previewText } from "../parts";
import { CardBack } from "../pieces/cards";
import { SITE_ICONS, SITES } from "../pieces/kinds";
import { Marker, Points } from "../pieces/tokens";
import type { View } from "../view";

export function SphinxSite(props: PartProps) {
  const { look, w, h, tall, touch } = props;
  const line = Math.max(13, useContext(Least) * 1.15);
  if (touch && lookCards(look.view, look.you).length > 0) return <SphinxLook look={look} box={{ x: 0, y: 0, w, h }} />;
  // In low windows the portrait gives way to the cards.
  const picture = tall ? 110 : h > 250 ? 66 : 0;
  const cards = tall ? 110 : touch ? 76 : 66;
  return (
    <>
      {picture > 0 && <Portrait w={w} h={picture} />}
      <Label x={0} y={picture + line} size={11.5} fit={w}>
        {look.words.label("head-draw", { most: look.view.printed.sphinx_build.most })}
      </Label>
      <g transform={`translate(0 ${picture + line + 6})`}>
        <Draw look={look} w={w} h={cards} tall={tall} />
      </g>
      <g transform={`translate(0 ${picture + cards + line + 12})`}>
        <Standings look={look} w={w} h={h - picture - cards - line - 12} />
      </g>
    </>
  );
}

/** In elevation, on its plinth. */
function Portrait({ w, h }: { w: number; h: number }) {
  const scale = round(Math.min(h / 76, w / 240));
  return (
    <g aria-hidden="true" transform={`translate(${round(w / 2 - 118 * scale)} 0) scale(${scale})`}>
      <circle class="egb-sun" cx={196} cy={26} r={17} />
      <path class="egb-dune" d="M0 72c40-16 70-4 104-9 48-7 84-11 132 9z" />
      <path class="egb-plinth" d="M22 66h192v8H22z" />
      <path class="egb-near" d="M40 66V44c0-8 8-13 20-13 26-1 48 1 70 3l12-4 22 2 3 34z" />
      <path class="egb-near" d="M150 66v-9h56c4 0 6 3 6 9z" />
      <path class="egb-near" d="M126 46c4-8 6-18 8-28C136 7 143 2 152 2s15 5 17 15c1 9 4 18 8 25-7 6-12 8-18 8h-14c-8 0-14-1-19-4z" />
      <path class="egb-face" d="M144 15c2-4 14-4 17 0 1 7 1 14-2 18-3 4-9 4-12 0-3-5-4-11-3-18z" />
      <path
        class="egb-near-line"
        d="M40 66c-8-4-12-12-6-22M52 66c0-10 8-16 20-15M133 25l9 4M130 34l11 4M171 25l-8 4M174 34l-10 4M148 20h3M156 20h3M150 31h6M206 61v5M198 61v5"
      />
    </g>
  );
}

/** The deck, and a place for each card that can be drawn at once. For free cards, the place gives the total number: the last paid one
 * stands for no free card. */
function Draw({ look, w, h, tall }: { look: Look<View>; w: number; h: number; tall: boolean }) {
  const { view, words } = look;
  const { most } = view.printed.sphinx_build;
  const deck = Math.min(h * 0.8, 60);
  const from = deck + 10;
  const columns = tall ? 3 : most;
  const step = (w - from) / columns;
  const card = { w: step - 5, h: tall ? h / 2 - 3 : h };
  const drawn = view.build?.site === "site-sphinx" && view.build.spent > 0 ? view.build.spent : 0;
  const verb = drawn > 0 ? "extra" : "draw";
  return (
    <>
      <g data-anchor="sphinx-deck">
        <CardBack
          x={0}
          y={0}
          w={deck}
          h={h}
          icon="sphinx"
          text={words.label("tab-count", { count: view.sphinx_deck })}
          about={{ name: words.label("sphinx-deck", { count: view.sphinx_deck }), text: words.label("about-goals"), rule: "sphinx" }}
        />
      </g>
      {range(most).map((place) => {
        const box = { x: round(from + (place % columns) * step), y: tall ? Math.floor(place / columns) * (h / 2) : 0, ...card };
        const move = `${verb} ${place + 1 - drawn}`;
        return (
          <g key={place}>
            <rect class={place < drawn ? "egb-draw paid" : "egb-draw"} x={box.x} y={box.y} width={box.w} height={box.h} rx={4} />
            <Label x={box.x + box.w / 2} y={box.y + box.h / 2 + 6} size={16} kind="number" anchor="middle" class="egb-printed">
              {place + 1}
            </Label>
            <Spot move={move} {...box} r={4} reach={[2.5, 1]} about={previewText(look, move)} />
            {look.legal.has(move) && (
              <LitText x={box.x + box.w / 2} y={box.y + box.h / 2} size={16}>
                {place + 1}
              </LitText>
            )}
          </g>
        );
      })}
    </>
  );
}

/** For each player: the goals held, and the sites of this round with the points they will bring. */
function Standings({ look, w, h }: { look: Look<View>; w: number; h: number }) {
  const { view, words } = look;
  const step = Math.min(30, (h - 18) / view.players.length);
  const cols = { goals: 28, sites: 72, points: w - 20 };
  return (
    <g {...sign({ name: words.label("sites-built"), text: `${standingsSummary(look)} ${words.label("about-standings")}`, rule: "cooperation" })}>
      <Label x={cols.goals} y={10} size={11.5} fit={cols.sites - cols.goals - 6}>
        {words.label("goals-held")}
      </Label>
      <Label x={cols.sites} y={10} size={11.5} fit={w - cols.sites - 50}>
        {words.label("sites-built")}
      </Label>
      <Label x={w} y={10} size={11.5} anchor="end" fit={44}>
        {words.name("points")}
      </Label>
      {view.players.map((player, index) => {
        const seat = SEATS[index] ?? "a";
        const y = 17 + index * step;
        const size = Math.min(17, step - 3);
        return (
          <g
            key={seat}
            transform={`translate(0 ${round(y)})`}
            {...explain({ name: look.names[seat] ?? seat, text: words.label("sphinx-of", { count: player.sphinx }), rule: "cooperation" })}
          >
            <rect class="egb-clear" x={0} y={0} width={w} height={step - 2} />
            <path class="egb-rule" d={`M0 -1.5H${w}`} />
            <Marker owner={seat} x={4} y={(step - size) / 2 - 2} size={size} />
            <Label x={cols.goals} y={step / 2 + 3} size={14} kind="number" class="strong">
              {player.sphinx}
            </Label>
            {SITES.map((site, at) => (
              <g key={site} class={player.built.includes(site) ? "egb-built" : "egb-unbuilt"}>
                <Glyph name={SITE_ICONS[site]} x={cols.sites + at * 24} y={step / 2 - 10} size={17} />
              </g>
            ))}
            {player.built.length > 0 && <Points value={view.printed.cooperation[player.built.length] ?? 0} x={cols.points} y={step / 2 - 12} size={19} />}
          </g>
        );
      })}
    </g>
  );
}

function standingsSummary({ view, words }: Look<View>): string {
  return view.players
    .map((player, index) => words.label("sum-sphinx-seat", { seat: SEATS[index] ?? "a", goals: player.sphinx, sites: player.built.length }))
    .join(" ");
}

export function sphinxSummary({ view, words }: Look<View>): string {
  return `${words.title("site-sphinx")}: ${words.label("sphinx-deck", { count: view.sphinx_deck })}`;
}
