// The mat of a seat: resources, offerings, nobles and artisans. The page draws its head: mark, name, score.
import type { Look, MatForm } from "../../game";
import type { Seat } from "../../protocol";
import { Icon } from "../../ui/Icon";
import { SpotButton } from "../../ui/Spot";
import { Cards, Noble } from "./hand";
import "./mat.css";
import "./mat-others.css";
import { count, given, type PaymentPreview, type Piece, PiecePicture, total, usePaymentPreview } from "./parts";
import { RESOURCES } from "./pieces/kinds";
import { OfferingToken } from "./pieces/tokens";
import { handAnchor, ownedAnchor, ownedId } from "./track";
import type { PlayerView, View } from "./view";

export interface MatProps {
  seat: Seat;
  player: PlayerView;
  look: Look<View>;
}

export function Mat({ seat, own, form, ...look }: Look<View> & { seat: Seat; own: boolean; form: MatForm }) {
  const compact = form === "strip";
  const player = look.view.players["abcde".indexOf(seat)];
  if (!player) return null;
  const props = { seat, player, look };
  if (own) return <OwnMat {...props} compact={compact} />;
  return compact ? <Strip {...props} /> : <OtherMat {...props} />;
}

/** Your own mat: first everything that can be paid, then the cards. On phones one line above the prompt. */
function OwnMat({ compact, ...props }: MatProps & { compact: boolean }) {
  const { look, player } = props;
  const preview = usePaymentPreview(look);
  const many = RESOURCES.length + offerings(player).length > 7;
  return (
    <div class={`ph-stock own ${compact ? "line" : ""}`}>
      <ul class={`ph-purse ${many ? "many" : ""}`} aria-label={look.words.title("resources")}>
        {RESOURCES.map((kind) => (
          <Owned key={kind} kind={kind} has={player.resources[kind] ?? 0} preview={preview} {...props} />
        ))}
        {offerings(player).map((kind) => (
          <Owned key={kind} kind={kind} has={player.offerings[kind] ?? 0} preview={preview} {...props} />
        ))}
        {compact &&
          player.nobles.map((noble) => (
            <li key={noble.noble}>
              <Noble noble={noble} {...props} />
            </li>
          ))}
      </ul>
      {!compact && <Cards {...props} />}
    </div>
  );
}

const KINDS = [
  "res-green",
  "res-blue",
  "res-black",
  "res-red",
  "res-yellow",
  "zone-offerings",
  "zone-nobles",
  "zone-artisans",
  "zone-nile",
  "zone-tomb",
  "vp-1",
  "vp-2",
] as const;

function offerings(player: PlayerView): (typeof KINDS)[number][] {
  return KINDS.filter((kind) => (player.offerings[kind] ?? 0) > 0);
}

const VERBS = ["lay", "pay", "give"];

/** All tokens of one kind: the moves with one of them, their number, and the number that the previewed payment needs. */
function Owned({ kind, has, preview, seat, look }: MatProps & { kind: Piece | "vp-1" | "vp-2"; has: number; preview: PaymentPreview | null }) {
  const { words, legal, view } = look;
  const verb = VERBS.find((one) => legal.has(`${one} ${kind}`)) ?? "pay";
  const gone = count<string>(given(view, seat), kind);
  const enters = preview?.entry === kind;
  const wanted = (enters ? 1 : 0) + (preview ? count<string>(preview.pieces, kind) : 0);
  return (
    <li class={`${has - gone === 0 ? "none" : ""} ${wanted > 0 ? "wanted" : ""}`}>
      <SpotButton move={`${verb} ${kind}`} class="ph-owned" about={{ name: words.title(kind) }}>
        <svg viewBox="0 0 30 30" data-anchor={ownedAnchor(seat, kind)} aria-hidden="true">
          {kind === "vp-1" || kind === "vp-2" ? (
            <OfferingToken kind={kind} x={1} y={1} size={28} id={ownedId(seat, kind, has)} />
          ) : (
            <PiecePicture piece={kind} x={1} y={1} size={28} id={ownedId(seat, kind, has)} />
          )}
        </svg>
        <b>
          {!legal.has(`${verb} ${kind}`) && <span class="unseen">{words.title(kind)}: </span>}
          {has - gone}
        </b>
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

/** Always two rows of tokens and one of cards, because mats do not grow. */
function OtherMat(props: MatProps) {
  const { look, player, seat } = props;
  const bowls = offerings(player);
  const most = look.view.players.length > 4 ? 2 : 6;
  return (
    <div class="ph-stock other">
      <ul class="ph-purse small">
        {RESOURCES.map((kind) => (
          <Small key={kind} kind={kind} has={player.resources[kind] ?? 0} {...props} />
        ))}
        {bowls.length <= most && bowls.map((kind) => <Small key={kind} kind={kind} has={player.offerings[kind] ?? 0} {...props} />)}
        {bowls.length > most && (
          <li class="ph-count" title={bowls.map((kind) => `${look.words.title(kind)}: ${player.offerings[kind]}`).join("\n")}>
            <Icon name="offering" />
            <span class="unseen">{look.words.title("offerings")}: </span>
            <b>{total(player.offerings)}</b>
          </li>
        )}
      </ul>
      <ul class="ph-tokens" data-anchor={handAnchor(seat)}>
        {player.nobles.map((noble) => (
          <li key={noble.noble}>
            <Noble noble={noble} {...props} />
          </li>
        ))}
        <Counts {...props} />
      </ul>
    </div>
  );
}

function Small({ kind, has, seat, look }: MatProps & { kind: Piece | "vp-1" | "vp-2"; has: number }) {
  return (
    <li class={has === 0 ? "none" : ""} title={look.words.title(kind)}>
      <svg viewBox="0 0 20 20" data-anchor={ownedAnchor(seat, kind)} aria-hidden="true">
        {kind === "vp-1" || kind === "vp-2" ? (
          <OfferingToken kind={kind} x={0.5} y={0.5} size={19} id={ownedId(seat, kind, has)} />
        ) : (
          <PiecePicture piece={kind} x={0.5} y={0.5} size={19} id={ownedId(seat, kind, has)} />
        )}
      </svg>
      <span class="unseen">{look.words.title(kind)}: </span>
      <b>{has}</b>
    </li>
  );
}

/** The number of artisans, and the unique tokens. */
function Counts({ player, seat, look }: MatProps) {
  const { view, words } = look;
  const points = player.artisans.reduce((sum, card) => sum + card.points, 0);
  return (
    <>
      {player.artisans.length > 0 && (
        <li class="ph-count" title={words.label("artisans-of", { count: player.artisans.length, points })}>
          <Icon name="artisan" />
          <span class="unseen">{words.title("artisans")}: </span>
          {player.artisans.length}
        </li>
      )}
      {view.first === seat && <Sign icon="first" text={words.title("first-player")} />}
      {view.pharaoh === seat && <Sign icon="pharaoh" text={words.title("pharaoh")} />}
    </>
  );
}

export function Sign({ icon, text }: { icon: string; text: string }) {
  return (
    <li class="ph-count" title={text}>
      <Icon name={icon} />
      <span class="unseen">{text}</span>
    </li>
  );
}

/** Numbers only, on phones; a tap opens the whole mat. */
function Strip({ seat, player, look }: MatProps) {
  const { words } = look;
  const parts: [string, number, string][] = [
    ["res-any", total(player.resources), "resources"],
    ["mask", player.nobles.length, "nobles"],
    ["artisan", player.artisans.length, "artisans"],
  ];
  return (
    <ul class="ph-tokens strip" data-anchor={handAnchor(seat)}>
      {parts.map(([icon, number, id]) => (
        <li key={id} class="ph-count" title={words.title(id)}>
          <Icon name={icon} />
          <span class="unseen">{words.title(id)}: </span>
          {number}
        </li>
      ))}
    </ul>
  );
}
