// The mat of a seat: resources, offerings, nobles, artisans, tomb and Nile. The page draws its head: mark, name, score.
import type { ComponentChildren } from "preact";
import type { Look, MatForm } from "../../game";
import type { Seat } from "../../protocol";
import { type Explanation, explain, sentences, sign } from "../../ui/explain";
import { Icon } from "../../ui/Icon";
import { MatRows } from "../../ui/MatRows";
import { SpotButton } from "../../ui/Spot";
import "./mat.css";
import { artisansText, Levels, type MatProps, nobleAbout, offeringsOf, tokensOf, tombText } from "./holdings";
import { count, given, type PaymentPreview, type Piece, PiecePicture, total, usePaymentPreview } from "./parts";
import { Craft } from "./pieces/cards";
import { type Offering, RESOURCES, type Resource } from "./pieces/kinds";
import { Portrait } from "./pieces/portraits";
import { OfferingToken } from "./pieces/tokens";
import { MatSheet } from "./sheet";
import { artisanName, artisanPoints, artisanText, bowlText, doesText, godsText, offeringText, placeText, playerOf } from "./texts";
import { handAnchor, ownedAnchor, ownedId } from "./track";
import type { OwnNoble, PlayerView, View } from "./view";

export function Mat({ seat, own, form, ...look }: Look<View> & { seat: Seat; own: boolean; form: MatForm }) {
  const player = playerOf(look.view, seat);
  if (!player) return null;
  const Form = own ? OWN_FORMS[form] : FORMS[form];
  return <Form seat={seat} player={player} look={look} />;
}

const FORMS: Record<MatForm, (props: MatProps) => preact.JSX.Element> = { desk: Rail, rail: Rail, folded: Folded, strip: Strip, sheet: MatSheet };
const OWN_FORMS: Record<MatForm, (props: MatProps) => preact.JSX.Element> = { ...FORMS, desk: Desk, strip: Line };

/** More things of a kind than this are set in two rows of small tiles. */
const MANY_OFFERINGS = 3;
const MANY_NOBLES = 1;
/** More nobles than this are in two columns. */
const CROWD = 2;
const MANY_ARTISANS = 2;

/** Your own mat: first everything that can be paid, then the cards, then the progress on the board. */
function Desk(props: MatProps) {
  const { look, player, seat } = props;
  const { words } = look;
  const preview = usePaymentPreview(look);
  const bowls = offeringsOf(player);
  return (
    <div class="ph-desk">
      <Group title={words.title("resources")} about={{ text: words.label("resources-about"), rule: "resources" }}>
        {RESOURCES.map((kind) => (
          <Owned key={kind} kind={kind} has={player.resources[kind] ?? 0} preview={preview} {...props} />
        ))}
      </Group>
      <Group
        title={words.title("offerings")}
        about={{ text: words.label("say-offerings"), rule: "offerings-tokens" }}
        count={total(player.offerings)}
        many={bowls.length > MANY_OFFERINGS}
      >
        {bowls.map((kind) => (
          <Owned key={kind} kind={kind} has={player.offerings[kind] ?? 0} preview={preview} {...props} />
        ))}
      </Group>
      <Group
        title={words.title("nobles")}
        about={{ text: words.label("say-nobles"), rule: "nobles" }}
        count={player.nobles.length}
        many={player.nobles.length > MANY_NOBLES}
        class={player.nobles.length > CROWD ? "court crowd" : "court"}
        anchor={handAnchor(seat)}
      >
        {player.nobles.map((noble) => (
          <Noble key={noble.noble} noble={noble} {...props} />
        ))}
      </Group>
      <Artisans {...props} />
      <div class="ph-group last">
        <h3>{words.label("tomb-and-nile")}</h3>
        <p {...explain({ name: words.title("tomb"), text: words.text("pharaon-zone-tomb"), rule: "tomb" })}>{tombText(player, look)}</p>
        <p class="ph-levels-row">
          {words.title("nile")} <Levels {...props} />
        </p>
        <Tokens {...props} />
      </div>
    </div>
  );
}

function Group({ title, about, count: number, many, class: own = "", anchor, children }: GroupProps) {
  return (
    <div class={`ph-group ${many ? "many" : ""} ${own}`} data-anchor={anchor}>
      <h3 {...explain({ name: title, ...about })}>
        {title} {number !== undefined && <span>{number}</span>}
      </h3>
      <ul>{children}</ul>
    </div>
  );
}

interface GroupProps {
  title: string;
  /** Explains the heading. */
  about: Omit<Explanation, "name">;
  count?: number;
  many?: boolean;
  class?: string;
  anchor?: string;
  children: ComponentChildren;
}

/** The moves that give one piece away. */
const VERBS = ["lay", "pay", "give"];

function moveWith(kind: Piece | Offering, { legal }: Look<View>): string | null {
  return VERBS.map((verb) => `${verb} ${kind}`).find((move) => legal.has(move)) ?? null;
}

/** All tokens of one kind: the moves with one of them, their number, and the number that the previewed payment needs. */
function Owned({ kind, has, preview, seat, look }: MatProps & { kind: Piece | Offering; has: number; preview: PaymentPreview | null }) {
  const { words, view } = look;
  const left = has - count<string>(given(view, seat), kind);
  const enters = preview?.entry === kind;
  const wanted = (enters ? 1 : 0) + (preview ? count<string>(preview.pieces, kind) : 0);
  const resource = isResourceKind(kind);
  const about = resource ? resourceAbout(kind, left, look) : { name: words.title(kind), text: offeringText(kind, view, words), rule: "offerings-tokens" };
  return (
    <li class={`${left === 0 ? "none" : ""} ${wanted > 0 ? "wanted" : ""}`}>
      <SpotButton move={moveWith(kind, look) ?? `pay ${kind}`} class={`ph-owned ${resource ? "" : "bowl"}`} about={about}>
        <svg viewBox="0 0 30 30" data-anchor={ownedAnchor(seat, kind)} aria-hidden="true">
          {resource ? (
            <PiecePicture piece={kind} x={1} y={1} size={28} id={ownedId(seat, kind, has)} />
          ) : (
            <OfferingToken kind={kind} x={1} y={1} size={28} id={ownedId(seat, kind, has)} />
          )}
        </svg>
        <b>{left}</b>
        <small>{resource ? words.name(kind) : bowlText(kind, words)}</small>
        {wanted > 0 && (
          <i class={enters ? "entry" : ""}>
            {enters && <Icon name="wheel" />}
            {wanted > 1 || !enters ? `−${wanted}` : ""}
          </i>
        )}
      </SpotButton>
    </li>
  );
}

function isResourceKind(kind: Piece | Offering): kind is Resource {
  return (RESOURCES as readonly string[]).includes(kind);
}

/** What a resource is good for; `seat` is its owner, unless it is the viewer's. */
function resourceAbout(kind: Resource, has: number, { view, words }: Look<View>, seat?: Seat) {
  return {
    name: seat === undefined ? words.label("owned-label", { kind, count: has }) : words.label("seat-owns", { kind, count: has, seat }),
    text: words.label(kind === "silver" ? "silver-pays" : "basic-pays", { points: view.printed.tokens.resource }),
    rule: kind === "silver" ? "silver" : "resources",
  };
}

/** The moves that use a noble. */
const USES: Partial<Record<OwnNoble["ability"], string>> = {
  "exchange-basic": "seer",
  "exchange-silver": "treasurer",
  "extra-basic": "teacher",
  "any-jar": "diplomat",
};

function moveOf(noble: OwnNoble, { legal }: Look<View>): string | null {
  const move = USES[noble.ability];
  return move !== undefined && legal.has(move) ? move : null;
}

/** A noble: portrait, name, what it does, and its points now. A click uses it, if it can be used. */
function Noble({ noble, look }: MatProps & { noble: OwnNoble }) {
  const { words } = look;
  const does = noble.tired ? words.label("used") : doesText(noble, words);
  return (
    <li>
      <SpotButton move={moveOf(noble, look) ?? ""} class={`ph-noble-token ${noble.tired ? "tired" : ""}`} about={nobleAbout(noble, look)}>
        <NoblePicture noble={noble} />
        <span>
          <b>{words.title(noble.role)}</b>
          <small>{does || words.label("only-scores")}</small>
        </span>
        <b class="ph-worth">{noble.worth}</b>
      </SpotButton>
    </li>
  );
}

function NoblePicture({ noble }: { noble: OwnNoble }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <g data-piece={`noble-${noble.noble}`} data-size={40}>
        <Portrait role={noble.role} x={0} y={0} size={40} />
      </g>
    </svg>
  );
}

/** Artisans with their crafts and points; many of them as one sum. */
function Artisans({ player, look }: MatProps) {
  const { words } = look;
  const { artisans } = player;
  const many = artisans.length > MANY_ARTISANS;
  return (
    <Group title={words.title("artisans")} about={{ text: words.label("say-artisans"), rule: "artisans" }} count={artisans.length}>
      {many ? (
        <li class="ph-sum" {...explain({ name: words.title("artisans"), text: artisans.map((card) => namedArtisan(card, look)).join(", "), rule: "artisans" })}>
          <b>{artisanPoints(player)}</b>
          <small>{artisans.map(({ points }) => points).join(" + ")}</small>
        </li>
      ) : (
        artisans.map((card) => (
          <li key={card.artisan} class="ph-artisan" {...explain({ name: artisanName(card, words), text: artisanText(card, words), rule: "artisans" })}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <g data-piece={`artisan-${card.artisan}`} data-size={24}>
                <Craft artisan={card} />
              </g>
            </svg>
            <b>{card.points}</b>
            <small>{artisanName(card, words)}</small>
          </li>
        ))
      )}
      {artisans.length === 0 && <li class="ph-nothing">{words.text("ui-none")}</li>}
    </Group>
  );
}

function namedArtisan(card: PlayerView["artisans"][number], { words }: Look<View>): string {
  return `${artisanName(card, words)} ${card.points}`;
}

/** The unique tokens that a player holds. */
function Tokens({ seat, look }: MatProps) {
  const held = tokensOf(seat, look);
  return held.length === 0 ? null : (
    <ul class="ph-held">
      {held.map(({ id, name, points }) => (
        <li key={id} {...explain({ name, text: look.words.label(`sheet-${id}`), rule: id === "pharaoh" ? "succession" : "scoring" })}>
          <Icon name={id === "pharaoh" ? "pharaoh" : "first"} />
          <small>{look.words.label(`holds-${id}`)}</small>
          <b>{points}</b>
        </li>
      ))}
    </ul>
  );
}

/** One line on phones and in low windows: what can be paid, and what can be used now. Everything else is in the drawer. */
function Line(props: MatProps) {
  const { look, player, seat } = props;
  const { words } = look;
  const preview = usePaymentPreview(look);
  const bowls = offeringsOf(player);
  const wanted = new Set<string>(preview ? [preview.entry ?? "", ...preview.pieces] : []);
  const shown = bowls.filter((kind) => moveWith(kind, look) !== null || wanted.has(kind));
  const folded = bowls.filter((kind) => !shown.includes(kind));
  const rest = folded.reduce((sum, kind) => sum + (player.offerings[kind] ?? 0), 0);
  return (
    <ul class="ph-line" data-anchor={handAnchor(seat)} aria-label={words.title("resources")} tabIndex={0}>
      {RESOURCES.map((kind) => (
        <Owned key={kind} kind={kind} has={player.resources[kind] ?? 0} preview={preview} {...props} />
      ))}
      {shown.map((kind) => (
        <Owned key={kind} kind={kind} has={player.offerings[kind] ?? 0} preview={preview} {...props} />
      ))}
      {rest > 0 && (
        <li>
          <span
            class="ph-owned bowl"
            {...explain({ name: words.title("offerings"), text: folded.map((kind) => words.title(kind)).join(", "), rule: "offerings-tokens" })}
          >
            <svg viewBox="0 0 30 30" aria-hidden="true">
              <OfferingToken kind="any" x={1} y={1} size={28} />
            </svg>
            <b>{rest}</b>
            <small>{words.name("offerings")}</small>
          </span>
        </li>
      )}
      {player.nobles
        .filter((noble) => moveOf(noble, look) !== null)
        .map((noble) => (
          <Noble key={noble.noble} noble={noble} {...props} />
        ))}
    </ul>
  );
}

/** Another player's resources in one row. */
function Purse({ player, seat, look }: MatProps) {
  const { words } = look;
  return (
    <ul class="ph-purse" aria-label={words.title("resources")}>
      <li class="ph-label">{words.title("resources")}</li>
      {RESOURCES.map((kind) => {
        const has = player.resources[kind] ?? 0;
        return (
          <li key={kind} class={has === 0 ? "none" : ""} {...explain(resourceAbout(kind, has, look, seat))}>
            <svg viewBox="0 0 20 20" data-anchor={ownedAnchor(seat, kind)} aria-hidden="true">
              {has > 0 ? (
                <PiecePicture piece={kind} x={0.5} y={0.5} size={19} id={ownedId(seat, kind, has)} />
              ) : (
                <circle class={`ph-no-token r-${kind}`} cx={10} cy={10} r={8.5} />
              )}
            </svg>
            <span class="unseen">{words.title(kind)}: </span>
            <b>{has}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** Another player beside the board: resources, then everything else in words. */
function Rail(props: MatProps) {
  const { player, seat, look } = props;
  const { words, view } = look;
  const bowls = offeringsOf(player);
  const tokens = tokensOf(seat, look).map(({ id, points }) => `${words.label(`holds-${id}`)} ${points}`);
  const gods = player.gods.length > 0 ? godsText(player, view, words) : null;
  return (
    <div class="ph-rail" data-anchor={handAnchor(seat)}>
      <Purse {...props} />
      <MatRows
        rows={[
          player.nobles.length > 0
            ? {
                label: words.title("nobles"),
                value: player.nobles.map((noble) => (
                  <span key={noble.noble} class="ph-noble-line" {...explain(nobleAbout(noble, look))}>
                    <b>{words.title(noble.role)}</b> {noble.tired ? words.label("used") : doesText(noble, words)}
                  </span>
                )),
              }
            : null,
          {
            label: words.title("artisans"),
            value: (
              <>
                {artisansText(player, look)}
                {bowls.length > 0 && (
                  <>
                    <i class="ph-sep" />
                    <span class="ph-bowls">
                      {words.name("offerings")}{" "}
                      {bowls.map((kind) => (
                        <Bowl key={kind} kind={kind} {...props} />
                      ))}
                    </span>
                  </>
                )}
              </>
            ),
            about: { text: player.artisans.map((card) => namedArtisan(card, look)).join(", "), rule: "artisans" },
          },
          {
            label: words.title("tomb"),
            value: (
              <>
                {tombText(player, look)}
                <i class="ph-sep" />
                <span class="ph-levels-row">
                  {words.title("nile")} <Levels {...props} />
                </span>
              </>
            ),
            about: { rule: "tomb" },
          },
          gods !== null || tokens.length > 0
            ? { label: words.title("gods"), value: [...(gods ? [gods] : []), ...tokens].join(" · "), about: { text: words.label("sheet-gods"), rule: "gods" } }
            : null,
        ]}
      />
    </div>
  );
}

/** An offering of another player; the number is on it if there are several. */
function Bowl({ kind, player, seat, look }: MatProps & { kind: Offering }) {
  const { words, view } = look;
  const has = player.offerings[kind] ?? 0;
  const name = has > 1 ? words.label("seat-owns", { kind, count: has, seat }) : words.title(kind);
  return (
    <span class="ph-bowl-token" {...sign({ name, text: offeringText(kind, view, words), rule: "offerings-tokens" })}>
      <svg viewBox="0 0 22 22" data-anchor={ownedAnchor(seat, kind)} aria-hidden="true">
        <OfferingToken kind={kind} x={0.5} y={0.5} size={21} id={ownedId(seat, kind, has)} />
      </svg>
      {has > 1 && <b>{has}</b>}
    </span>
  );
}

/** Resources, and below them one line: with many players or in low windows. */
function Folded(props: MatProps) {
  const { player, seat, look } = props;
  const { words, view } = look;
  const parts = [
    ...(placeText(player, words) ? [placeText(player, words) ?? ""] : []),
    words.label("have-all-nobles", { count: player.nobles.length }),
    words.label("have-all-artisans", { count: player.artisans.length }),
    words.label("step-short", { space: player.tomb }),
    ...(total(player.offerings) > 0 ? [words.label("have-all-offerings", { count: total(player.offerings) })] : []),
  ];
  return (
    <div class="ph-rail folded" data-anchor={handAnchor(seat)}>
      <Purse {...props} />
      <p
        {...explain({
          name: look.names[seat] ?? seat,
          text: sentences([...player.nobles.map(({ role }) => words.title(role)), godsText(player, view, words)]),
        })}
      >
        {parts.join(" · ")}
      </p>
    </div>
  );
}

/** One short line on phones; a tap opens the whole mat. */
function Strip({ seat, player, look }: MatProps) {
  const { words } = look;
  const line = placeText(player, words) ?? words.label("step-short", { space: player.tomb });
  return (
    <p class="ph-strip" data-anchor={handAnchor(seat)} {...explain({ name: look.names[seat] ?? seat, text: tombText(player, look) })}>
      {line}
    </p>
  );
}
