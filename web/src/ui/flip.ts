// Animates pieces between views. A piece has `data-piece` (its id) and `data-size` (its width in its own coordinates, which begin at its
// upper left corner). The positions of all pieces are read before a new view is drawn; afterwards each piece moves from its old position to
// its new one. Only transform and opacity are animated; another view ends the animation.
import { Component, type ComponentChildren, createContext, h } from "preact";
import { useContext } from "preact/hooks";
import "./flip.css";

/** The path of one piece. Anchors (`data-anchor`) stand for places where pieces are not drawn: a pile, a quarry. */
export interface Journey {
  id: string;
  /** The anchor that the piece comes from if it was not visible before. */
  from?: string;
  /** The anchor that the piece goes to if it is no longer visible. */
  to?: string;
  /** The piece that carries this one for the first part of the path, such as a ship. */
  ride?: string;
  /** How the piece travels, if not by a hop: `fall` for one that is no longer visible and falls where it stood, `sail` for one that comes
   * slowly and straight. */
  manner?: "fall" | "sail";
}

interface Props {
  /** Identifies the view: a new view is a new object. */
  stamp: unknown;
  children: ComponentChildren;
}

interface Place {
  element: SVGGraphicsElement;
  x: number;
  y: number;
  /** Screen pixels for one unit of the piece's coordinates. */
  scale: number;
  size: number;
}

interface Snapshot {
  pieces: Map<string, Place>;
  anchors: Map<string, DOMRect>;
}

/** The journeys to the current view, in the order they start; the board fills them in. */
const FlipContext = createContext<{ journeys: readonly Journey[] } | null>(null);

export function useJourneys(journeys: readonly Journey[]): void {
  const flip = useContext(FlipContext);
  if (flip) flip.journeys = journeys;
}

/** Wraps everything between which pieces travel: the board and all mats. */
export class Flip extends Component<Props> {
  private root: HTMLElement | null = null;
  private readonly plan = { journeys: [] as readonly Journey[] };
  private readonly running = new Set<() => void>();

  override getSnapshotBeforeUpdate(before: Readonly<Props>): Snapshot | null {
    if (before.stamp === this.props.stamp || !this.root) return null;
    this.stop();
    return snapshot(this.root);
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Snapshot | null | undefined): void {
    if (!before || !this.root || document.hidden) return;
    const pace = readPace();
    if (pace.move > 0) this.start(before, snapshot(this.root), pace);
  }

  override componentWillUnmount(): void {
    this.stop();
  }

  private start(before: Snapshot, now: Snapshot, pace: Pace): void {
    const { journeys } = this.plan;
    const travellers = new Set(journeys.map((journey) => journey.id));
    for (const [id, place] of now.pieces) {
      const old = before.pieces.get(id);
      if (old && !travellers.has(id) && "glide" in place.element.dataset) this.glide(old, place, pace);
    }
    const step = Math.min(pace.step, (8 * pace.step) / Math.max(1, journeys.length));
    journeys.forEach((journey, index) => {
      const old = before.pieces.get(journey.id);
      if (journey.manner === "fall" && old && !now.pieces.has(journey.id)) {
        this.fall(old, index * step, pace);
        return;
      }
      const leg = route(journey, before, now);
      if (!leg) return;
      if (journey.manner === "sail") this.sail(leg, index * step, pace);
      else this.fly(leg, index * step, pace);
    });
  }

  /** Animates a piece in place, without a copy. */
  private glide(from: Place, to: Place, pace: Pace): void {
    const [dx, dy] = [(from.x - to.x) / to.scale, (from.y - to.y) / to.scale];
    const grown = from.scale / to.scale;
    if (Math.hypot(dx, dy) < 1 && Math.abs(grown - 1) < 0.02) return;
    const animation = to.element.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${grown})` }, { transform: "none" }], {
      duration: pace.long,
      easing: pace.ease,
    });
    this.run(animation, () => {});
  }

  /** Animates a copy above everything else; the piece itself appears when the copy arrives. */
  private fly(leg: Leg, delay: number, pace: Pace): void {
    const sky = copyOf(leg.picture);
    leg.lands?.style.setProperty("visibility", "hidden");

    const ride = leg.aboard ? pace.long : 0;
    const duration = ride + delay + pace.move;
    const frames: Keyframe[] = [{ transform: at(leg.from), opacity: 1, easing: pace.ease }];
    const leave = leg.aboard ?? leg.from;
    if (leg.aboard) frames.push({ transform: at(leg.aboard), offset: ride / duration });
    if (delay > 0) frames.push({ transform: at(leave), offset: (ride + delay) / duration, easing: "ease-in" });
    frames.push({
      transform: at(between(leave, leg.to)),
      opacity: 1,
      offset: (ride + delay + pace.move * 0.45) / duration,
      easing: "ease-out",
    });
    frames.push({ transform: at(leg.to), opacity: leg.lands ? 1 : 0 });
    this.run(sky.animate(frames, { duration, fill: "both" }), () => {
      sky.remove();
      leg.lands?.style.removeProperty("visibility");
    });
  }

  /** Animates a copy that comes slowly and straight, as large as the piece itself. */
  private sail(leg: Leg, delay: number, pace: Pace): void {
    const sky = copyOf(leg.picture);
    leg.lands?.style.setProperty("visibility", "hidden");
    const from = { ...leg.from, scale: leg.to.scale };
    const frames: Keyframe[] = [
      { transform: at(from), opacity: 0.4 },
      { opacity: 1, offset: 0.2 },
      { transform: at(leg.to), opacity: 1 },
    ];
    this.run(sky.animate(frames, { duration: pace.sail, delay, easing: pace.ease, fill: "both" }), () => {
      sky.remove();
      leg.lands?.style.removeProperty("visibility");
    });
  }

  /** Animates a copy of a piece that dies: it tilts over, sinks and fades. */
  private fall(from: Place, delay: number, pace: Pace): void {
    const sky = copyOf(from.element);
    const { size } = from;
    // The piece turns about the middle of its foot.
    const tilted = (degrees: number, sunk: number) =>
      `${at({ ...from, y: from.y + sunk })} translate(${size / 2}px, ${size}px) rotate(${degrees}deg) translate(${-size / 2}px, ${-size}px)`;
    const frames: Keyframe[] = [
      { transform: tilted(0, 0), opacity: 1, easing: "ease-in" },
      { transform: tilted(70, 2), opacity: 1, offset: 0.55, easing: "ease-out" },
      { transform: tilted(82, 8), opacity: 0 },
    ];
    this.run(sky.animate(frames, { duration: pace.fall, delay, fill: "both" }), () => sky.remove());
  }

  private run(animation: Animation, done: () => void): void {
    const end = () => {
      if (!this.running.delete(end)) return;
      animation.cancel();
      done();
    };
    this.running.add(end);
    animation.onfinish = end;
  }

  private stop(): void {
    for (const end of [...this.running]) end();
  }

  override render() {
    const keep = (root: HTMLElement | null) => {
      this.root = root;
    };
    return h(FlipContext.Provider, { value: this.plan, children: h("div", { class: "flip", ref: keep }, this.props.children) });
  }
}

/** A copy of a piece above everything else, in screen pixels. */
function copyOf(picture: SVGGraphicsElement): SVGSVGElement {
  const sky = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sky.classList.add("flight");
  sky.setAttribute("aria-hidden", "true");
  const copy = picture.cloneNode(true) as SVGGraphicsElement;
  copy.removeAttribute("data-piece");
  copy.removeAttribute("data-place");
  copy.style.visibility = "visible";
  sky.append(copy);
  document.body.append(sky);
  return sky;
}

interface Spot {
  x: number;
  y: number;
  scale: number;
}

interface Leg {
  picture: SVGGraphicsElement;
  from: Spot;
  /** The position where the carrier drops the piece. */
  aboard: Spot | null;
  to: Spot;
  /** The piece that appears when the copy arrives. */
  lands: SVGGraphicsElement | null;
}

function route(journey: Journey, before: Snapshot, now: Snapshot): Leg | null {
  const old = before.pieces.get(journey.id);
  const place = now.pieces.get(journey.id);
  if (place) {
    const to: Spot = place;
    const anchor = journey.from ? (before.anchors.get(journey.from) ?? now.anchors.get(journey.from)) : undefined;
    const from = old ? asBig(old, place.size) : anchor && within(anchor, place.size, to.scale * 0.5);
    if (!from || Math.hypot(from.x - to.x, from.y - to.y) < 1) return null;
    return { picture: place.element, from, aboard: old ? carried(from, journey, before, now) : null, to, lands: place.element };
  }
  const anchor = journey.to ? now.anchors.get(journey.to) : undefined;
  if (!old || !anchor) return null;
  const to = within(anchor, old.size, old.scale * 0.45);
  return { picture: old.element, from: old, aboard: carried(old, journey, before, now), to, lands: null };
}

function carried(from: Spot, journey: Journey, before: Snapshot, now: Snapshot): Spot | null {
  const [was, is] = journey.ride ? [before.pieces.get(journey.ride), now.pieces.get(journey.ride)] : [];
  if (!was || !is || Math.hypot(is.x - was.x, is.y - was.y) < 2) return null;
  return { x: from.x + is.x - was.x, y: from.y + is.y - was.y, scale: from.scale };
}

/** The place of a piece, scaled for a picture of another size. */
function asBig(place: Place, size: number): Spot {
  return { x: place.x, y: place.y, scale: (place.scale * place.size) / size };
}

/** The position in the middle of an anchor. */
function within(box: DOMRect, size: number, scale: number): Spot {
  return { x: box.left + (box.width - size * scale) / 2, y: box.top + (box.height - size * scale) / 2, scale };
}

/** The middle of a path, raised into a shallow arc. */
function between(from: Spot, to: Spot): Spot {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 8, scale: Math.max(from.scale, to.scale) };
}

function at({ x, y, scale }: Spot): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(4)})`;
}

function snapshot(root: HTMLElement): Snapshot {
  const pieces = new Map<string, Place>();
  for (const element of root.querySelectorAll<SVGGraphicsElement>("[data-piece]")) {
    const matrix = element.getScreenCTM();
    const id = element.dataset.piece;
    if (!matrix || !id || matrix.a === 0) continue;
    pieces.set(id, { element, x: matrix.e, y: matrix.f, scale: matrix.a, size: Number(element.dataset.size ?? 1) });
  }
  const anchors = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-anchor]")) {
    const box = element.getBoundingClientRect();
    const name = element.dataset.anchor;
    if (name && box.width > 0) anchors.set(name, box);
  }
  return { pieces, anchors };
}

interface Pace {
  move: number;
  long: number;
  step: number;
  fall: number;
  sail: number;
  ease: string;
}

/** Reads the motion tokens; all are 0 if the player wants no motion (styles/tokens.css). */
function readPace(): Pace {
  return {
    move: motionTime("--m-move"),
    long: motionTime("--m-long"),
    step: motionTime("--m-step"),
    fall: motionTime("--m-fall"),
    sail: motionTime("--m-sail"),
    ease: getComputedStyle(document.documentElement).getPropertyValue("--ease").trim() || "ease",
  };
}

/** A motion token in milliseconds; 0 if the player wants no motion. */
export function motionTime(token: string): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return Number.parseFloat(text) * (text.endsWith("ms") ? 1 : 1000) || 0;
}
