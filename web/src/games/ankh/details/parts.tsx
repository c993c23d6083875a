// Shared by all details: sections, large pictures, seats, sums.
import type { ComponentChildren } from "preact";
import type { Look } from "../../../game";
import { Icon } from "../../../ui/Icon";
import { Mark } from "../../../ui/Mark";
import type { Seat } from "../pieces/kinds";
import type { Event, View } from "../view";
import "./details.css";

/** A part of the details under a heading. */
export function Section({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** A large picture with text beside it. */
export function Large({ icon, children }: { icon: string; children: ComponentChildren }) {
  return (
    <div class="ank-large">
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}

/** A seat in a line of text. */
export function Who({ seat, look, children }: { seat: Seat; look: Look<View, Event>; children?: ComponentChildren }) {
  return (
    <span class="ank-who">
      <Mark seat={seat} />
      {look.names[seat] ?? seat}
      {children}
    </span>
  );
}

/** Several seats, or nobody. */
export function Holders({ seats, look }: { seats: readonly Seat[]; look: Look<View, Event> }) {
  return (
    <p class="ank-line">
      {seats.length === 0 && <span class="none">{look.words.text("ui-none")}</span>}
      {seats.map((seat) => (
        <Who key={seat} seat={seat} look={look} />
      ))}
    </p>
  );
}

/** The tables of printed facts behind each topic. */
const TABLES = { region: "scenario_token" } as const;

/** A dagger, where some of the facts are reconstructed. */
export function ReconstructedNote({ look: { view, words }, topic }: { look: Look<View, Event>; topic: keyof typeof TABLES }) {
  return view.printed.reconstructed.includes(TABLES[topic]) ? (
    <p class="ank-note">
      <span class="ank-dagger">†</span> {words.label("reconstructed")}
    </p>
  ) : null;
}
