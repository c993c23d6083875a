// Reasons for a move: points and words, and their sum.
import type { Reason } from "./reasons";
import "../styles/reasons.css";

export function Reasons({ reasons, sum }: { reasons: readonly Reason[]; sum?: string }) {
  if (reasons.length === 0) return null;
  return (
    <ul class="reasons">
      {reasons.map(({ id, points, figure, text }) => (
        <li key={id} data-term={id}>
          <b class={points < 0 ? "num bad" : "num"}>{figure}</b> {text}
        </li>
      ))}
      {sum !== undefined && reasons.length > 1 && <li class="sum">{sum}</li>}
    </ul>
  );
}
