// What the rules show of a position: the plate, or one topic of the panel.
import type { Look } from "../../game";
import { WIDE } from "./layout";
import { Panel } from "./panel";
import { pictures } from "./pictures";
import { Plate } from "./plate";
import type { Topic } from "./topics";
import { track } from "./track";
import type { View } from "./view";

export function Picture({ part, ...look }: Look<View> & { part: string }) {
  const shown = pictures.parts[part];
  const topic = shown && !("x" in shown);
  return (
    <div class="pharaon">
      {topic ? <Panel topic={part as Topic} look={look} /> : <Plate look={look} layout={WIDE} tracks={track(look.view)} open="draft" show={() => undefined} />}
    </div>
  );
}
