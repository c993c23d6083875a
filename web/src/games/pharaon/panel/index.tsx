// The panel beside the plate, or below it on phones: one part of the board in full, with words.
import type { Look } from "../../../game";
import { isGod, isZone, type Topic } from "../topics";
import type { View } from "../view";
import { BankPanel, DraftPanel, GodPanel, TokensPanel, WheelPanel } from "./others";
import "./panel.css";
import { PassingPanel } from "./passing";
import { TraitorPanel } from "./traitor";
import { ZonePanel } from "./zones";

export function Panel({ topic, look }: { topic: Topic; look: Look<View> }) {
  return (
    <section class={`ph-panel ${isTabbed(topic) ? "tabbed" : ""}`} aria-label={topicTitle(topic, look)} tabIndex={0} key={topic}>
      <Content topic={topic} look={look} />
    </section>
  );
}

function Content({ topic, look }: { topic: Topic; look: Look<View> }) {
  if (isZone(topic)) return <ZonePanel zone={topic} look={look} />;
  if (isGod(topic)) return <GodPanel god={topic} look={look} />;
  switch (topic) {
    case "passing":
      return <PassingPanel look={look} />;
    case "bank":
      return <BankPanel look={look} />;
    case "tokens":
      return <TokensPanel look={look} />;
    case "wheel":
      return <WheelPanel look={look} />;
    case "draft":
      return <DraftPanel look={look} />;
    case "traitor":
      return <TraitorPanel look={look} />;
  }
}

/** Whether a tab opens the topic on phones. */
function isTabbed(topic: Topic): boolean {
  return isZone(topic) || topic === "passing" || topic === "traitor";
}

/** The name of a topic. */
export function topicTitle(topic: Topic, { words }: Look<View>): string {
  if (isZone(topic) || isGod(topic) || topic === "traitor") return words.title(topic);
  return words.label(topic === "wheel" ? "later-rounds" : topic);
}
