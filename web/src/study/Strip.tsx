// Below the bar of a study: what is said about the position, and whether one follows somebody.
import type { StudyParts } from "./Panel";
import { isShape, nameIn, notesAt, shapeText, usePlaces } from "./Panel";

export function Strip({ studying, control, texts, line, showLine }: StudyParts) {
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
  const follows = leader && !leads && following && moment !== null;
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
