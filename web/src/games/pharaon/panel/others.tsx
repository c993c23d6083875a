// The panels of everything that is no zone: the bank, the unique tokens, the colours to come, the nobles of the draft, and a god.
import { range } from "../../../ui/draw";
import { explain } from "../../../ui/explain";
import { Icon } from "../../../ui/Icon";
import { Mark } from "../../../ui/Mark";
import { SpotButton } from "../../../ui/Spot";
import { Ring } from "../gods";
import { ownerName } from "../parts";
import { COLOURS, type God, type Owner, RESOURCES } from "../pieces/kinds";
import { Resource, ResourceText } from "../pieces/resource";
import { holderName, tokenHolders } from "../plate";
import { owners, ownerView } from "../score";
import { countIn, needTexts, progressOf, viewer } from "../texts";
import { bankAnchor } from "../track";
import { Foot, Head, type PanelProps, Reconstructed } from "./parts";
import { NobleItem } from "./zones";

/** The bank; a player who gains a resource of choice takes it here. */
export function BankPanel({ look }: PanelProps) {
  const { view, words, legal } = look;
  const player = viewer(look);
  return (
    <>
      <div {...explain({ name: words.label("bank"), text: words.label("bank-about"), rule: "bank" })}>
        <Head icon="res-silver" title={words.label("bank")} say={words.label("bank-about")} />
      </div>
      <ul class="ph-items bank">
        {RESOURCES.map((kind) => {
          const left = view.bank[kind] ?? 0;
          const verb = legal.has(`get ${kind}`) ? "get" : "gain";
          return (
            <li key={kind} class="ph-item" data-anchor={bankAnchor(kind)}>
              <SpotButton
                move={COLOURS.some((colour) => colour === kind) || legal.has(`${verb} ${kind}`) ? `${verb} ${kind}` : ""}
                class="ph-row"
                about={{
                  name: words.label("in-bank", { kind, count: left }),
                  text: words.label(kind === "silver" ? "silver-pays" : "basic-pays", { points: view.printed.tokens.resource }),
                  rule: "bank",
                }}
              >
                <svg class="ph-token" viewBox="0 0 32 32" aria-hidden="true">
                  <Resource kind={kind} x={0.5} y={0.5} size={31} />
                </svg>
                <span class="ph-say">
                  <b>{words.title(kind)}</b>
                  {player && <span>{words.label("you-have", { count: player.resources[kind] ?? 0 })}</span>}
                </span>
                <span class="ph-gain">
                  <b>{left}</b>
                  <small>{words.label("in-the-bank")}</small>
                </span>
              </SpotButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}

export function TokensPanel({ look }: PanelProps) {
  const { view, words } = look;
  return (
    <>
      <div {...explain({ name: words.label("tokens"), text: words.label("tokens-about"), rule: "succession" })}>
        <Head icon="pharaoh" title={words.label("tokens")} say={words.label("tokens-about")} />
      </div>
      <ul class="ph-items">
        {tokenHolders(look).map(({ id, icon, holder, points }) => (
          <li key={id} class="ph-item">
            <span class="ph-row" {...explain({ name: words.title(id), text: words.label(`sheet-${id}`), rule: id === "pharaoh" ? "succession" : "scoring" })}>
              <span class="ph-pic">
                <Icon name={icon} />
              </span>
              <span class="ph-say">
                <b>{words.title(id)}</b>
                <span>{id === "pharaoh" ? words.label("succession", { ...view.printed.succession, points }) : words.label("first-player-about")}</span>
                <span class="ph-holder">
                  {holder && holder !== "traitor" && <Mark seat={holder} />} {holderName(holder, look)}
                </span>
              </span>
              <span class="ph-gain">
                <b>+{points}</b>
                <small>{words.label("finally")}</small>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The entry colour of each zone, in this round and the later ones. */
export function WheelPanel({ look }: PanelProps) {
  const { view, words } = look;
  const rounds = range(1 + (view.zones[0]?.later.length ?? 0)).map((later) => Math.max(1, view.round) + later);
  return (
    <>
      <div {...explain({ name: words.label("later-rounds"), rule: "wheel" })}>
        <Head icon="wheel" title={words.label("later-rounds")} say={words.label("wheel-turns", { direction: view.direction })} />
      </div>
      <table class="ph-table">
        <thead>
          <tr>
            <td />
            {rounds.map((round) => (
              <th key={round} scope="col">
                {words.label("round-short", { round })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.zones.map(({ zone, colour, later }) => (
            <tr key={zone}>
              <th scope="row">{words.title(zone)}</th>
              {[colour, ...later].map((entry, at) => (
                <td key={at} class={at === 0 ? "now" : ""} {...explain({ name: words.title(entry), rule: "entry" })}>
                  <ResourceText kind={entry} shape="pay" />
                  <small>{words.name(entry)}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Foot>
        <Reconstructed look={look} topics={["wheel"]} />
      </Foot>
    </>
  );
}

/** Two nobles, one of which is kept: only the player who chooses sees them. */
export function DraftPanel({ look }: PanelProps) {
  const { view, words } = look;
  return (
    <>
      <div {...explain({ name: words.label("draft"), text: words.label("say-draft-noble"), rule: "draft" })}>
        <Head icon="mask" title={words.label("draft")} note={words.label("only-you")} say={words.label("say-draft-noble")} />
      </div>
      <ul class="ph-items draft">
        {view.look.map((noble) => (
          <NobleItem key={noble.noble} noble={noble} move={`keep ${noble.noble}`} whole look={look} />
        ))}
      </ul>
      <Foot>
        <Reconstructed look={look} topics={["nobles"]} />
      </Foot>
    </>
  );
}

/** A god: its requirements on both sides of its border, and how far everybody is. */
export function GodPanel({ god: id, look }: PanelProps & { god: God }) {
  const { view, words } = look;
  const god = view.gods.find((one) => one.god === id);
  if (!god) return null;
  const player = viewer(look);
  const met = player?.gods.includes(id) ?? false;
  return (
    <>
      <header class="ph-head god" {...explain({ name: words.title(id), text: words.label("god-worth", { points: god.points }), rule: "gods" })}>
        <svg viewBox="-24 -24 48 48" aria-hidden="true" class={met ? "ph-medallion met" : "ph-medallion"}>
          <Ring god={god} progress={player ? progressOf(god, player, view) : null} met={met} x={0} r={21} />
        </svg>
        <div>
          <h2>
            {words.title(id)} +{god.points}
          </h2>
          <p>
            {words.label("god-asks", { god: id, needs: needTexts(god, words) })} {words.label("god-worth", { points: god.points })}
          </p>
        </div>
      </header>
      <table class="ph-table">
        <thead>
          <tr>
            <td />
            {god.zones.map((zone, side) => (
              <th key={side} scope="col">
                {words.title(zone)}
              </th>
            ))}
            <th scope="col">{words.text("ui-points")}</th>
          </tr>
        </thead>
        <tbody>
          {owners(view).map((owner) => (
            <GodLine key={owner} owner={owner} god={god} look={look} />
          ))}
        </tbody>
      </table>
      <Foot>
        <span>{words.label("god-once")}</span>
        <Reconstructed look={look} topics={["gods"]} />
      </Foot>
    </>
  );
}

function GodLine({ owner, god, look }: PanelProps & { owner: Owner; god: NonNullable<PanelProps["look"]["view"]["gods"][number]> }) {
  const one = ownerView(look.view, owner);
  if (!one) return null;
  const met = one.gods.includes(god.god);
  return (
    <tr class={met ? "met" : ""}>
      <th scope="row">
        <Mark seat={owner} /> {ownerName(owner, look)}
      </th>
      {god.zones.map((zone, side) => (
        <td key={side}>{owner === "traitor" ? "–" : look.words.label("count-of", { count: countIn(zone, one), total: god.conditions[side]?.need ?? 0 })}</td>
      ))}
      <td>{met ? <b>+{god.points}</b> : "–"}</td>
    </tr>
  );
}
