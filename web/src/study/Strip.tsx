// Below the bar of a study: what is said about the position, what is drawn, and whether one follows somebody.
import { useEffect } from "preact/hooks";
import { unposted } from "./drafts";
import type { StudyParts } from "./Panel";
import { isShape, nameIn, notesAt, shapeText, usePlaces, walkTo } from "./Panel";
import { TOOLS } from "./Shapes";

export function Strip(parts: StudyParts) {
  const { studying, drafting, control, texts, line, showLine, numberOf, tool, returns } = parts;
  const { study, people, leads, following, follow, moment } = studying;
  const ply = control.stops[control.at]?.ply ?? 0;
  const shown = line === null ? null : study.notes.find(({ number }) => number === line);
  const here = shown ? [shown] : notesAt(study.notes, ply);
  const shapes = here.filter(isShape);
  const places = usePlaces(shapes.length > 0, control.view);
  const said = here.flatMap(({ name, remark }) => {
    const text = "comment" in remark ? remark.comment.text : "line" in remark ? texts.text("study-line-about", { text: remark.line.text }) : null;
    return text === null ? [] : [{ name: name || texts.ui("guest"), text }];
  });
  const drawn = shapes.map((note) => shapeText(texts, note.remark, nameIn(places)));
  const leader = people?.people.find(({ number }) => number === people.leader);
  const name = leader?.name || texts.ui("guest");
  const draft = unposted(drafting.drafts, study.notes).at(-1);
  const follows = leader && !leads && following && moment !== null;
  useEffect(() => {
    if (!returns.current) return;
    returns.current = false;
    const home = document.querySelector<HTMLElement>(".study-notes") ?? document.getElementById("prompt");
    home?.focus({ preventScroll: true });
  }, [returns]);
  return (
    <div class={study.notes.some((note) => !isShape(note)) ? "study-strip spoken" : "study-strip"}>
      <p class="said" role="status">
        {said.map(({ name, text }, index) => (
          <span key={index}>
            <b>{name}</b> {text}{" "}
          </span>
        ))}
        {drawn.length > 0 && <span class="unseen">{drawn.join(". ")}</span>}
      </p>
      {tool !== null && study.writes && line === null && <DrawBar {...parts} />}
      {draft && (
        <p class="draft">
          {texts.text("study-drafts")}{" "}
          <button type="button" class="btn quiet" onClick={() => walkTo(parts, draft.ply)}>
            {texts.text("study-move", { number: numberOf(draft.ply) })}
          </button>
        </p>
      )}
      {leader && (
        <p class="leading" role="status">
          {leads ? texts.text("study-you-lead") : texts.text(follows ? "study-following" : "study-looking", { text: name })}{" "}
          {!leads && (
            <button type="button" class="btn quiet" onClick={() => follow(!follows)}>
              {follows ? texts.text("study-look-around") : texts.text("study-follow", { text: name })}
            </button>
          )}
        </p>
      )}
      {shown && (
        <p class="leading">
          {texts.text("study-in-line")}{" "}
          <button type="button" class="btn quiet" onClick={() => showLine(null, shown.ply)}>
            {texts.text("study-leave-line")}
          </button>
        </p>
      )}
    </div>
  );
}

/** While somebody draws on the board: what a tap draws, how, and the end of it. */
function DrawBar({ texts, tool, setTool }: StudyParts) {
  return (
    <div class="draw-bar" role="group" aria-label={texts.text("study-draw")}>
      {TOOLS.map((one) => (
        <button key={one} type="button" class="btn" aria-pressed={one === tool} onClick={() => setTool(one)}>
          {texts.text(`study-tool-${one}`)}
        </button>
      ))}
      <button type="button" class="btn quiet" onClick={() => setTool(null)}>
        {texts.text("study-draw-done")}
      </button>
      <p class="help">{texts.text(`study-tool-${tool}.about`)}</p>
    </div>
  );
}
