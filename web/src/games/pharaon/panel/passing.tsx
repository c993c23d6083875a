// Passing: the jars that are left, the place in the pyramid of time, and the rewards. In the draft only the jars to begin with.
import { Fragment } from "preact";
import { Brackets } from "../../../ui/draw";
import { explain, sentences } from "../../../ui/explain";
import { SpotButton } from "../../../ui/Spot";
import { everyone, ownerName } from "../parts";
import { Cylinder, JarTile } from "../pieces/tokens";
import { isDraft, jarColours, jarText, placeText, rewardTexts, viewer } from "../texts";
import { track } from "../track";
import { Foot, Head, type PanelProps, Reconstructed } from "./parts";

export function PassingPanel({ look }: PanelProps) {
  const { view, words } = look;
  const draft = isDraft(view);
  return (
    <>
      <div {...explain({ name: words.label(draft ? "jars" : "passing"), text: words.text("pharaon-jars"), rule: draft ? "draft" : "passing" })}>
        <Head
          icon="jar"
          title={words.label(draft ? "jars" : "passing")}
          note={words.label("jar-pile", { count: view.jar_pile })}
          say={words.label(draft ? "say-draft-jar" : view.jars.length > 0 ? "say-passing" : "say-passing-last")}
        />
      </div>
      <Jars look={look} />
      {!draft && <Pyramid look={look} />}
      <Foot>
        {!draft && <span>{words.label("pyramid-foot")}</span>}
        <Reconstructed look={look} topics={draft ? ["jars"] : ["jars", "pyramid"]} />
      </Foot>
    </>
  );
}

function Jars({ look }: PanelProps) {
  const { view, words } = look;
  const open = view.jar;
  const jars = open && !view.jars.some(({ jar }) => jar === open.jar) ? [...view.jars, open] : view.jars;
  return (
    <ul class="ph-jars" data-anchor="jar-pile">
      {jars.map((jar) => (
        <li key={jar.jar} class={jar.jar === open?.jar ? "chosen" : ""}>
          <SpotButton
            move={`jar ${jar.jar}`}
            class="ph-jar-button"
            about={{
              name: words.label("jar", { colours: jarColours(jar) }),
              text: isDraft(view) ? words.label("say-draft-jar") : words.text("pharaon-jars"),
              rule: isDraft(view) ? "draft" : "gain-jar",
            }}
          >
            <svg viewBox="0 0 56 65" aria-hidden="true">
              <JarTile top={jar.top} bottom={jar.bottom} x={1} y={0} size={54} id={`jar-${jar.jar}`} />
            </svg>
            <small>{jarText(jar, words)}</small>
          </SpotButton>
        </li>
      ))}
      {jars.length === 0 && <li class="ph-nothing">{words.label("no-jars")}</li>}
    </ul>
  );
}

/** The pyramid of time with its rewards in words, and where everybody stands. */
function Pyramid({ look }: PanelProps) {
  const { view, words } = look;
  const rows = view.traitor ? view.printed.pyramid.slice(0, 1) : view.printed.pyramid;
  const people = everyone(view);
  const own = viewer(look)?.place;
  const { moved } = track(view);
  const taken = people.flatMap((one) => (one.place.at === "pyramid" ? [one.place.row] : []));
  const free = rows.findIndex((_, row) => !taken.includes(row + 1));
  const waiting = people.filter((one) => one.place.at !== "pyramid");
  return (
    <>
      <h2 class="ph-subhead">{words.label("pyramid")}</h2>
      <ol class="ph-pyramid">
        {rows
          .map((fields, row) => (
            <li key={row} style={{ "--fields": fields.length, "--most": Math.max(...rows.map((one) => one.length)) }}>
              {fields.map((rewards, field) => {
                const here = people.filter(({ place }) => place.at === "pyramid" && place.row === row + 1 && place.field === field + 1);
                const mine = own?.at === "pyramid" && own.row === row + 1;
                const move = mine
                  ? field < own.field
                    ? `reward ${field + 1}`
                    : field === own.field
                      ? "advance"
                      : ""
                  : row === free && field === 0
                    ? "pass"
                    : "";
                const prizes = rewardTexts(rewards, words);
                return (
                  <SpotButton
                    key={field}
                    move={move}
                    class="ph-pyramid-field"
                    about={{
                      name: words.label("field-of", { row: row + 1, field: field + 1 }),
                      text: sentences([
                        rewards.map((reward) => words.label(`reward-${reward}`)).join(", ") || words.label("field-start"),
                        ...here.map((one) => ownerName(one.owner, look)),
                      ]),
                      rule: "pyramid",
                    }}
                  >
                    {here.map((one) => {
                      const id = `cylinder-${one.owner}`;
                      return (
                        <Fragment key={one.owner}>
                          <svg class="ph-disc" viewBox="-2 -2 24 24" aria-hidden="true">
                            <Cylinder owner={one.owner} x={0} y={0} size={20} id={id} />
                            {moved.has(id) && <Brackets size={20} />}
                          </svg>
                          <span class="unseen">{ownerName(one.owner, look)}</span>
                        </Fragment>
                      );
                    })}
                    {move === "pass" && look.legal.has("pass") && <em>{words.label("pass-here")}</em>}
                    {prizes.map((prize) => (
                      <small key={prize}>{prize}</small>
                    ))}
                  </SpotButton>
                );
              })}
            </li>
          ))
          .reverse()}
      </ol>
      {waiting.length > 0 && (
        <p class="ph-waiting">
          {waiting.map((one) => (
            <span key={one.owner}>
              <svg class="ph-disc" viewBox="-2 -2 24 24" aria-hidden="true">
                <Cylinder owner={one.owner} x={0} y={0} size={20} id={`cylinder-${one.owner}`} />
              </svg>
              {ownerName(one.owner, look)}: {placeText(one, words) ?? words.label("still-in")}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
