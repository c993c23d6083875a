// The tracks in words: an action, the events to come, and devotion.
import type { Look } from "../../../game";
import { SEATS } from "../../../seat";
import { Icon } from "../../../ui/Icon";
import { type Action, actionIcon, occasionIcon } from "../pieces/kinds";
import { markOf } from "../tracks/events";
import type { Event, View } from "../view";
import { Large, Section, Who } from "./parts";
import { stateText } from "./texts";

export function ActionDetails({ action, look }: { action: Action; look: Look<View, Event> }) {
  const { view, words } = look;
  const track = view.tracks.find((one) => one.action === action);
  return (
    <Large icon={actionIcon(action)}>
      <p>{words.text(`ankh-action-${action}`)}</p>
      {track && <p class="ank-note">{stateText(track, look)}</p>}
      <p class="ank-note">{words.label("about-actions")}</p>
    </Large>
  );
}

export function EventDetails({ look }: { look: Look<View, Event> }) {
  const { view, words } = look;
  const { events } = view.printed;
  const kinds = [...new Set(events)];
  return (
    <>
      {kinds.map((occasion) => (
        <Large key={occasion} icon={occasionIcon(occasion)}>
          <b>{words.title(occasion)}</b>
          <p>{words.text(`ankh-occasion-${occasion}`)}</p>
        </Large>
      ))}
      <Section title={words.label("events-in-order")}>
        <ol class="ank-events">
          {events.map((occasion, at) => {
            const mark = markOf(view.printed, at + 1);
            return (
              <li key={at} class={at + 1 < view.event ? "past" : at + 1 === view.event ? "here" : ""}>
                <Icon name={occasionIcon(occasion)} />
                <span>{words.title(occasion)}</span>
                {mark && <small>{words.label(`then-${mark}`)}</small>}
              </li>
            );
          })}
        </ol>
      </Section>
    </>
  );
}

/** The positions of the markers, and the meaning of the two parts of the track. */
export function DevotionDetails({ look }: { look: Look<View, Event> }) {
  const { view, words } = look;
  const { top, last_red: red, forget_after: after, merge_after: merge, merges } = view.printed;
  return (
    <>
      <p>{words.label("about-devotion", { top, red, conflict: after })}</p>
      {merges && view.conflicts < merge && <p>{words.label("about-merge", { conflict: merge })}</p>}
      <Section title={words.label("ranking")}>
        <ol class="ank-rows">
          {view.devotion.map((seat) => {
            const player = view.players[SEATS.indexOf(seat)];
            return (
              <li key={seat} class="tall">
                <Who seat={seat} look={look} />
                {player?.partner && <Who seat={player.partner} look={look} />}
                <b>{player?.score}</b>
                {player?.red && view.conflicts < after && (
                  <small class="bad">{words.label("red-of", { missing: red + 1 - player.score, conflict: after })}</small>
                )}
              </li>
            );
          })}
        </ol>
      </Section>
    </>
  );
}

export function TrackDetails({ look }: { look: Look<View, Event> }) {
  return (
    <>
      <DevotionDetails look={look} />
      <EventDetails look={look} />
    </>
  );
}
