// Everything that a player has, in words and with every card: the drawer of a mat.
import { explain } from "../../ui/explain";
import { MatRows } from "../../ui/MatRows";
import { artisansText, Levels, type MatProps, nobleAbout, offeringsOf, tokensOf, tombText } from "./holdings";
import { ArtisanPicture } from "./pieces/cards";
import { RESOURCES } from "./pieces/kinds";
import { Portrait } from "./pieces/portraits";
import { Resource } from "./pieces/resource";
import { OfferingToken } from "./pieces/tokens";
import { SHEET_LINES } from "./score";
import { artisanName, artisanText, godsText, offeringText, ownNobleText, placeText } from "./texts";

export function MatSheet({ seat, player, look }: MatProps) {
  const { words, view } = look;
  const place = placeText(player, words);
  const counted = SHEET_LINES.filter(([, field]) => player.sheet[field] !== 0).map(([id, field]) => `${words.title(id)} ${player.sheet[field]}`);
  return (
    <div class="ph-sheet">
      <ul class="ph-purse large">
        {RESOURCES.map((kind) => (
          <li key={kind} class={(player.resources[kind] ?? 0) === 0 ? "none" : ""} {...explain({ name: words.title(kind), rule: "resources" })}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <Resource kind={kind} x={0.5} y={0.5} size={19} />
            </svg>
            <b>{player.resources[kind] ?? 0}</b>
            <small>{words.name(kind)}</small>
          </li>
        ))}
      </ul>
      <MatRows
        rows={[
          place === null ? null : { label: words.label("pyramid"), value: place, about: { text: words.text("pharaon-pyramid"), rule: "pyramid" } },
          { label: words.title("tomb"), value: tombText(player, look), about: { text: words.text("pharaon-zone-tomb"), rule: "tomb" } },
          {
            label: words.title("nile"),
            value: (
              <span class="ph-levels-row">
                <Levels seat={seat} player={player} look={look} />{" "}
                {Object.entries(player.nile)
                  .map(([colour, level]) => words.label("sum-track", { colour, level }))
                  .join(", ")}
              </span>
            ),
            about: { text: words.label("nile-levels"), rule: "nile" },
          },
          { label: words.title("gods"), value: godsText(player, view, words), about: { text: words.label("sheet-gods"), rule: "gods" } },
          ...tokensOf(seat, look).map(({ id, name, points }) => ({
            label: name,
            value: words.label("worth", { points }),
            about: { text: words.label(`sheet-${id}`), rule: "scoring" },
          })),
          { label: words.label("score-now"), value: counted.join(" · "), about: { rule: "scoring" } },
        ]}
      />
      <h3>{words.title("nobles")}</h3>
      <ul class="ph-cards">
        {player.nobles.map((noble) => (
          <li key={noble.noble} {...explain(nobleAbout(noble, look))}>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <Portrait role={noble.role} x={0} y={0} size={48} />
            </svg>
            <span>
              <b>{words.title(noble.role)}</b>
              {ownNobleText(noble, words)}
            </span>
            <b>{noble.worth}</b>
          </li>
        ))}
        {player.nobles.length === 0 && <li class="ph-nothing">{words.text("ui-none")}</li>}
      </ul>
      <h3>{words.title("artisans")}</h3>
      <ul class="ph-cards">
        {player.artisans.map((card) => (
          <li key={card.artisan} {...explain({ name: artisanName(card, words), text: artisanText(card, words), rule: "artisans" })}>
            <ArtisanPicture artisan={card} />
            <span>
              <b>{artisanName(card, words)}</b>
              {artisanText(card, words)}
            </span>
            <b>{card.points}</b>
          </li>
        ))}
        {player.artisans.length === 0 && <li class="ph-nothing">{artisansText(player, look)}</li>}
      </ul>
      <h3>{words.title("offerings")}</h3>
      <ul class="ph-cards">
        {offeringsOf(player).map((kind) => (
          <li key={kind} {...explain({ name: words.title(kind), text: offeringText(kind, view, words), rule: "offerings-tokens" })}>
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <OfferingToken kind={kind} x={2} y={2} size={36} />
            </svg>
            <span>
              <b>{words.title(kind)}</b>
              {offeringText(kind, view, words)}
            </span>
            <b>{player.offerings[kind]}</b>
          </li>
        ))}
        {offeringsOf(player).length === 0 && <li class="ph-nothing">{words.text("ui-none")}</li>}
      </ul>
    </div>
  );
}
