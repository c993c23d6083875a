// The board: the plate with the wheel and the zones around it, and one part of it open in the panel.
import { useEffect, useRef } from "preact/hooks";
import type { Look } from "../../game";
import { aiming } from "../../ui/aim";
import { Behind } from "../../ui/Behind";
import { useJourneys } from "../../ui/flip";
import "./board.css";
import { TALL, WIDE } from "./layout";
import { Panel, topicTitle } from "./panel";
import "./pieces/pieces.css";
import { Plate } from "./plate";
import { godsLine, isDraft } from "./texts";
import { type Topic, topicOf, useTopic } from "./topics";
import { track } from "./track";
import type { View } from "./view";

export function Board({ tall, flat = false, ...look }: Look<View> & { tall: boolean; flat?: boolean }) {
  const tracks = track(look.view);
  const [topic, show] = useTopic(look);
  useJourneys(tracks.journeys);
  // Moves of closed parts are behind a part that is lit, or in a group of the prompt bar. Passing is offered by the bar until its panel is
  // open.
  const behind = [...look.legal].filter((move) => move !== "pass" && topicOf(move) !== null && topicOf(move) !== topic);
  const plate = <Plate key="plate" look={look} layout={tall ? TALL : WIDE} tracks={tracks} open={topic} show={show} />;
  const panel = (
    <div key="open" class="ph-open">
      {tall && <Tabs look={look} topic={topic} show={show} />}
      <Panel topic={topic} look={look} />
    </div>
  );
  // The choices with which a game begins explain themselves in the panel, so on phones it comes first.
  const first = tall && isDraft(look.view) && look.legal.size > 0;
  return (
    <div class={`pharaon ${tall ? "tall" : "wide"} ${flat ? "flat" : ""}`} {...aiming}>
      <div class="ph-table-top">
        {first && panel}
        {plate}
        {tall && godsLine(look) !== "" && (
          <p key="gods" class="ph-gods-line">
            {godsLine(look)}
          </p>
        )}
        {!first && panel}
      </div>
      <Behind moves={behind} />
    </div>
  );
}

/** On phones: the zones and passing as tabs above the panel, which is scrolled into view when another part is opened. */
function Tabs({ look, topic, show }: { look: Look<View>; topic: Topic; show: (topic: Topic) => void }) {
  const tabs = useRef<HTMLElement>(null);
  const shown = useRef(topic);
  useEffect(() => {
    if (shown.current === topic) return;
    shown.current = topic;
    tabs.current?.scrollIntoView({ block: "nearest" });
    tabs.current?.querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [topic]);
  const topics: Topic[] = [...look.view.zones.map(({ zone }) => zone), "passing", ...(look.view.traitor ? (["traitor"] as const) : [])];
  return (
    <nav class="ph-tabs" ref={tabs} aria-label={look.words.label("zones")}>
      {topics.map((one) => (
        <button key={one} type="button" class={isLit(one, look) ? "lit" : ""} aria-current={one === topic} onClick={() => show(one)}>
          {topicTitle(one, look)}
        </button>
      ))}
    </nav>
  );
}

function isLit(topic: Topic, { legal }: Look<View>): boolean {
  return [...legal].some((move) => move !== "pass" && topicOf(move) === topic);
}
