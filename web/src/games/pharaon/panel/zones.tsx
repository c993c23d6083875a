// The five zones in full: everything that lies there, in words, with what it brings.
import type { JSX } from "preact";
import { Brackets, range } from "../../../ui/draw";
import { explain, sentences } from "../../../ui/explain";
import { Icon } from "../../../ui/Icon";
import { Mark } from "../../../ui/Mark";
import { signed } from "../../../ui/numbers";
import { SpotButton } from "../../../ui/Spot";
import { nobleRule } from "../holdings";
import { everyone, ownerName, payText } from "../parts";
import { ArtisanPicture, CardBack } from "../pieces/cards";
import { COLOURS, type Offering, ZONE_ICONS, type Zone } from "../pieces/kinds";
import { Portrait } from "../pieces/portraits";
import { ResourceText } from "../pieces/resource";
import { Cube, Disc, OfferingToken } from "../pieces/tokens";
import {
  abilityText,
  artisanName,
  artisanNow,
  artisanText,
  bowlSay,
  bowlText,
  nileSteps,
  nileText,
  nobleText,
  offeringPoints,
  offeringText,
  pointsText,
  shortText,
  viewer,
  worthFor,
} from "../texts";
import { bonusId, pairId, track } from "../track";
import type { NileAction, NobleView } from "../view";
import { Cost, Foot, GodsBeside, Gone, Item, Named, type PanelProps, Reconstructed, ZoneHead } from "./parts";

const CONTENTS: Record<Zone, (props: PanelProps) => JSX.Element> = { offerings: Offerings, nobles: Nobles, artisans: Artisans, nile: Nile, tomb: Tomb };

export function ZonePanel({ zone, look }: PanelProps & { zone: Zone }) {
  const Contents = CONTENTS[zone];
  return (
    <>
      <ZoneHead zone={zone} look={look} />
      <Contents look={look} />
      <Foot>
        <GodsBeside zone={zone} look={look} />
        {zone === "tomb" && <Succession look={look} />}
        <Reconstructed look={look} topics={[zone, "gods"]} />
      </Foot>
    </>
  );
}

function Nobles({ look }: PanelProps) {
  const { view, words } = look;
  return (
    <ul class="ph-items">
      {view.nobles.map((noble, place) =>
        noble ? (
          <NobleItem key={noble.noble} noble={noble} move={`noble ${place + 1}`} place={`noble-place-${place + 1}`} look={look} />
        ) : (
          <Gone key={place} text={words.label("place-empty")} />
        ),
      )}
      <Unseen look={look} move="noble deck" icon={ZONE_ICONS.nobles} count={view.noble_deck} anchor="noble-deck" />
    </ul>
  );
}

/** A noble that can be taken: when it works, what it does (if `whole`, with all conditions), and what it would score for the viewer. */
export function NobleItem({ noble, move, place, whole = false, look }: PanelProps & { noble: NobleView; move: string; place?: string; whole?: boolean }) {
  const { view, words } = look;
  const player = viewer(look);
  const offer = view.offers.find(({ action }) => action === move);
  const worth = player ? worthFor(noble, player, look.you ?? "", view, offer ? [offer.entry, ...offer.pieces] : []) : null;
  const why = worth?.each ? words.label(`with-${worth.each}`, { count: worth.count }) : words.label("finally");
  return (
    <Item
      look={look}
      move={move}
      place={place}
      picture={
        <svg class="ph-pic" viewBox="0 0 48 48" aria-hidden="true">
          <g data-piece={`noble-${noble.noble}`} data-size={48}>
            <Portrait role={noble.role} x={0} y={0} size={48} />
          </g>
        </svg>
      }
      name={words.title(noble.role)}
      say={
        <>
          <em>{words.label(`rhythm-${noble.rhythm}`)}:</em> {whole ? abilityText(noble, words) : shortText(noble, words)}{" "}
          {noble.per.length > 0 && pointsText(noble, words)}
        </>
      }
      gain={signed(worth?.points ?? noble.points)}
      why={why}
      about={{ name: words.title(noble.role), text: nobleText(noble, words), rule: nobleRule(noble.role) }}
    />
  );
}

/** The top card of a deck. */
function Unseen({ look, move, icon, count, anchor }: PanelProps & { move: string; icon: string; count: number; anchor: string }) {
  const { words } = look;
  if (count === 0) return <Gone text={words.label("deck-empty")} />;
  return (
    <Item
      look={look}
      move={move}
      anchor={anchor}
      picture={<CardBack icon={icon} />}
      name={words.label("unseen")}
      say={words.label("unseen-say", { count })}
      gain="?"
      about={{ name: words.label("unseen"), text: words.label("deck", { count }), rule: "hidden" }}
    />
  );
}

function Artisans({ look }: PanelProps) {
  const { view, words } = look;
  return (
    <ul class="ph-items">
      {view.artisans.map((card, place) =>
        card ? (
          <Item
            key={card.artisan}
            look={look}
            move={`artisan ${place + 1}`}
            place={`artisan-place-${place + 1}`}
            picture={
              <span class="ph-pic">
                <ArtisanPicture artisan={card} id={`artisan-${card.artisan}`} />
              </span>
            }
            name={artisanName(card, words)}
            say={
              <>
                {card.gain.length > 0 && (
                  <>
                    {words.label("at-once")}{" "}
                    {card.gain.map((kind, index) => (
                      <Named key={index} colour={kind} look={look} />
                    ))}
                  </>
                )}
                {card.gain.length === 0 && artisanNow(card, words)}
              </>
            }
            gain={signed(card.points)}
            why={words.label("finally")}
            about={{ name: artisanName(card, words), text: artisanText(card, words), rule: "artisans" }}
          />
        ) : (
          <Gone key={place} text={words.label("place-empty")} />
        ),
      )}
      <Unseen look={look} move="artisan deck" icon={ZONE_ICONS.artisans} count={view.artisan_deck} anchor="artisan-deck" />
    </ul>
  );
}

function Token({ kind, id }: { kind: Offering; id: string }) {
  return (
    <svg class="ph-token" viewBox="0 0 32 32" aria-hidden="true">
      <OfferingToken kind={kind} x={0.5} y={0.5} size={31} id={id} />
    </svg>
  );
}

/** The pairs, each with or without a bonus token, and the bonus tokens. */
function Offerings({ look }: PanelProps) {
  const { view, words } = look;
  return (
    <>
      <ul class="ph-items pairs">
        {view.pairs.map((pair, place) => {
          if (!pair) return <Gone key={place} text={words.label("pair-taken")} />;
          const points = pair.reduce((sum, kind) => sum + offeringPoints(kind, view), 0);
          const move = `pair ${place + 1}`;
          return (
            <Item
              key={place}
              look={look}
              move={move}
              class={view.under_way?.action === `bonus ${place + 1}` ? "chosen" : ""}
              place={`pair-${place + 1}`}
              more={<WithBonus place={place} look={look} />}
              say={
                <span class="ph-pair">
                  {pair.map((kind, nth) => (
                    <span key={nth}>
                      <Token kind={kind} id={pairId(place, nth, kind)} />
                      {bowlSay(kind, words)}
                    </span>
                  ))}
                </span>
              }
              gain={signed(points)}
              why={words.label("if-kept")}
              about={{
                name: pair.map((kind) => bowlSay(kind, words)).join(", "),
                text: words.label("pair-about"),
                rule: "offerings",
              }}
            />
          );
        })}
      </ul>
      <div class="ph-bonus">
        <b {...explain({ name: words.label("bonus-field"), text: words.label("bonus-about"), rule: "bonus" })}>{words.label("bonus-field")}</b>
        <ul>
          {view.bonus.map(
            (kind, place) =>
              kind && (
                <li key={place} data-place={`bonus-${place + 1}`}>
                  <SpotButton
                    move={`token ${place + 1}`}
                    class="ph-bonus-token"
                    about={{ name: words.title(kind), text: offeringText(kind, view, words), rule: "offerings-tokens" }}
                  >
                    <Token kind={kind} id={bonusId(place, kind)} />
                    <small>{bowlText(kind, words)}</small>
                  </SpotButton>
                </li>
              ),
          )}
          <li data-anchor="bag">
            <SpotButton
              move="token bag"
              class="ph-bonus-token"
              about={{ name: words.label("bag", { count: view.bag }), text: words.label("bag-about"), rule: "bonus" }}
            >
              <Icon name="bag" />
              <small>{words.label("bag-short", { count: view.bag })}</small>
            </SpotButton>
          </li>
        </ul>
      </div>
    </>
  );
}

/** The same pair with a bonus token, for one piece more. */
function WithBonus({ place, look }: PanelProps & { place: number }) {
  const { words, legal } = look;
  const move = `bonus ${place + 1}`;
  return legal.has(move) ? (
    <SpotButton move={move} class="ph-with-bonus" about={{ name: words.label("with-bonus"), text: payText(look, move), rule: "bonus" }}>
      {words.label("and-bonus")}
    </SpotButton>
  ) : null;
}

function Nile({ look }: PanelProps) {
  const { view } = look;
  return (
    <>
      <ul class="ph-items nile">
        {view.printed.nile.map((action, index) => (
          <NileItem key={index} action={action} move={`nile ${index + 1}`} look={look} />
        ))}
      </ul>
      <Tracks look={look} />
    </>
  );
}

function NileItem({ action, move, look }: PanelProps & { action: NileAction; move: string }) {
  const { words } = look;
  return (
    <Item
      look={look}
      move={move}
      picture={
        <>
          <Cost colours={action.cost} look={look} />
          <Icon name="arrow" />
        </>
      }
      say={
        <>
          {action.gain.map((kind, nth) => (
            <Named key={nth} colour={kind} look={look} />
          ))}
          {action.jars > 0 && (
            <span class="ph-named">
              <Icon name="jar" />
              {words.label("a-jar")}
            </span>
          )}
        </>
      }
      why={nileSteps(action, words)}
      about={{ name: words.title("nile"), text: nileText(action, words), rule: "nile" }}
    />
  );
}

/** The five tracks with the discs of everybody, and the points of each level. */
function Tracks({ look }: PanelProps) {
  const { view, words } = look;
  const levels = view.printed.nile_points;
  const people = everyone(view);
  const own = viewer(look);
  const { moved } = track(view);
  return (
    <table class="ph-tracks">
      <caption class="unseen">{words.label("nile-levels")}</caption>
      <tbody>
        {range(levels.length)
          .reverse()
          .map((level) => (
            <tr key={level}>
              <th scope="row" {...explain({ name: words.label("level-of", { level }), text: words.label("nile-levels"), rule: "nile" })}>
                {words.label("worth", { points: levels[level] ?? 0 })}
              </th>
              {COLOURS.map((colour) => {
                const here = people.filter((one) => (one.nile[colour] ?? 0) === level);
                const target = own !== null && (own.nile[colour] ?? 0) + 1 === level;
                const names = here.map((one) => ownerName(one.owner, look)).join(", ");
                const cell = (
                  <>
                    {here.map((one) => {
                      const id = `disc-${one.owner}-${colour}`;
                      return (
                        <svg key={one.owner} class={here.length > 2 ? "ph-disc small" : "ph-disc"} viewBox="-2 -2 24 25" aria-hidden="true">
                          <Disc owner={one.owner} x={0} y={0} size={20} id={id} />
                          {moved.has(id) && <Brackets size={20} />}
                        </svg>
                      );
                    })}
                    {names && <span class="unseen">{names}</span>}
                  </>
                );
                const about = { name: words.label("track", { colour }), text: sentences([words.label("level-of", { level }), names]), rule: "nile" };
                return (
                  <td key={colour} class={`r-${colour}`}>
                    {target && look.legal.has(`step ${colour}`) ? (
                      <SpotButton
                        move={`step ${colour}`}
                        class="ph-level"
                        about={{ ...about, text: words.label("step-to", { level, points: levels[level] ?? 0 }) }}
                      >
                        {cell}
                        <small>{words.label("climb")}</small>
                      </SpotButton>
                    ) : (
                      <span class="ph-level" {...explain(about)}>
                        {cell}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <span class="unseen">{words.label("level")}</span>
          </th>
          {COLOURS.map((colour) => (
            <th key={colour} scope="col" {...explain({ name: words.label("track", { colour }), rule: "nile" })}>
              <ResourceText kind={colour} />
              <small>{words.name(colour)}</small>
            </th>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The steps of the tomb, the highest at the top, with their price and their points. */
function Tomb({ look }: PanelProps) {
  const { view, words } = look;
  const own = viewer(look);
  const people = everyone(view);
  const { moved } = track(view);
  const steps = view.printed.tomb.map((space, index) => ({ ...space, number: index + 1 })).reverse();
  return (
    <ol class="ph-steps">
      {steps.map(({ cost, points, number }) => {
        const here = people.filter((one) => one.tomb === number);
        const next = own !== null && own.tomb + 1 === number;
        const before = own && own.tomb > 0 ? (view.printed.tomb[own.tomb - 1]?.points ?? 0) : 0;
        const names = here.map((one) => ownerName(one.owner, look));
        return (
          <li key={number} class={`${next && view.under_way?.action === "tomb" ? "chosen" : ""}`} style={{ "--step": number - 1 }}>
            <SpotButton
              move={next ? "tomb" : ""}
              class="ph-tomb-step"
              about={{
                name: words.label("tomb-note", { space: number, points }),
                text: sentences([words.label("price-tomb", { cost }), ...names, next ? payText(look, "tomb") : undefined]),
                rule: "tomb",
              }}
            >
              <small>{number}</small>
              <Cost colours={cost} look={look} />
              <span class="ph-here">
                {here.map((one) => {
                  const id = `cube-${one.owner}`;
                  return (
                    <svg key={one.owner} class="ph-disc" viewBox="-2 -2 24 24" aria-hidden="true">
                      <Cube owner={one.owner} x={0} y={0} size={20} id={id} />
                      {moved.has(id) && <Brackets size={20} />}
                    </svg>
                  );
                })}
                {names.length > 0 && <span class="unseen">{names.join(", ")}</span>}
                {next && <em>{words.label("more-for-you", { points: points - before })}</em>}
              </span>
              <b>
                {points}
                <span class="unseen"> {words.text("ui-points")}</span>
              </b>
            </SpotButton>
          </li>
        );
      })}
    </ol>
  );
}

/** The requirement of the pharaoh token, or who has it. */
function Succession({ look }: PanelProps) {
  const { view, words } = look;
  const { pharaoh, printed } = view;
  return (
    <span {...explain({ name: words.title("pharaoh"), text: words.label("sheet-pharaoh"), rule: "succession" })}>
      {pharaoh === null ? (
        words.label("succession", { ...printed.succession, points: printed.tokens.pharaoh })
      ) : (
        <>
          <b>{words.title("pharaoh")}</b> +{printed.tokens.pharaoh}: {pharaoh !== "traitor" && <Mark seat={pharaoh} />} {ownerName(pharaoh, look)}
        </>
      )}
    </span>
  );
}
