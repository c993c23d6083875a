// A picture of the rules: a part of the game's own board in a position of a real game. It is drawn when it comes near the window.
import type { ComponentChildren, RefObject } from "preact";
import { useContext, useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
import { type Look, NO_MOVES } from "../game";
import { SEATS } from "../seat";
import type { Box } from "../ui/draw";
import { Spots } from "../ui/Spot";
import { pictureOf, picturesOf, useDrawable } from "./pictures";
import { AllWanted, usePrinting } from "./print";
import "../styles/picture.css";

interface FigureProps {
  game: string;
  /** The name of the picture: "board:turn/map". */
  name: string;
  caption: ComponentChildren;
}

/** The scales between which a picture is drawn, in pixels for each unit of the board. A wide picture in a narrow window is scrolled. */
const SMALLEST = { part: 0.78, board: 0.66 };
const LARGEST = 1.35;

/** A whole board shows less detail than a part of it, so that a desk has room for all of it. */
const BOARD_WIDTH = 660;

function smallest({ w }: Pick<Box, "w">): number {
  return Math.round(w * (w > BOARD_WIDTH ? SMALLEST.board : SMALLEST.part));
}

/** The room for a picture in the narrowest window, in pixels. Only wider pictures can be scrolled, and by keyboard too. */
const NARROW = 250;

export function Figure({ game, name, caption }: FigureProps) {
  const id = useId();
  const size = sizeOf(game, name);
  if (!size) return null;
  return (
    <figure class={`picture ${isWide(game, name) ? "" : "small"}`} style={scales(size)}>
      <BoardPicture game={game} name={name} label={id} />
      <figcaption id={id}>{caption}</figcaption>
    </figure>
  );
}

/** Pictures narrower than this have their caption beside them. */
const SMALL = 400;

/** Whether a picture needs the whole width of a text. */
export function isWide(game: string, name: string): boolean {
  return (sizeOf(game, name)?.w ?? 0) >= SMALL;
}

function sizeOf(game: string, name: string): Pick<Box, "w" | "h"> | null {
  return picturesOf(game)?.parts[pictureOf(name).part] ?? null;
}

const scales = ({ w, h }: Pick<Box, "w" | "h">) => ({
  "--w": w,
  "--h": h,
  "--smallest": `${smallest({ w })}px`,
  "--largest": `${Math.round(w * LARGEST)}px`,
});

/** The picture alone. `label` is the id of its caption. */
export function BoardPicture({ game, name, label }: { game: string; name: string; label: string }) {
  const [near, box] = useNear();
  useWholeTexts(box);
  const pictures = picturesOf(game);
  const { sample, part } = pictureOf(name);
  const shown = pictures?.parts[part];
  if (!pictures || !shown) return null;
  const { w, h } = shown;
  // The whole drawing is laid out around the part, in shares of the part's size.
  const share = (length: number, of: number) => `${((100 * length) / of).toFixed(3)}%`;
  const crop = "x" in shown && {
    width: share(pictures.width, w),
    height: share(pictures.height, h),
    left: share(-shown.x, w),
    top: share(-shown.y, h),
  };
  const scrolls = smallest(shown) > NARROW;
  return (
    <div class="picture-scroll" style={scales(shown)} ref={box} {...(scrolls && { tabIndex: 0, role: "group", "aria-labelledby": label })}>
      <div class={crop ? "picture-box" : "picture-box free"} role="img" aria-labelledby={label}>
        <div inert style={crop || undefined}>
          {near && <Drawn game={game} sample={sample} part={part} />}
        </div>
      </div>
    </div>
  );
}

function Drawn({ game, sample, part }: { game: string; sample: string; part: string }) {
  const drawable = useDrawable(game);
  const words = drawable?.words;
  const names = useMemo(() => (words ? Object.fromEntries(SEATS.map((seat) => [seat, words.seat(seat)])) : {}), [words]);
  const position = drawable?.positions[sample];
  if (!drawable || !position) return null;
  const { ui } = drawable;
  const look: Look<unknown> = { view: position.view, you: position.you, names, legal: NO_MOVES, play: () => undefined, words: drawable.words };
  return (
    <Spots legal={NO_MOVES} play={look.play} name={(move) => move}>
      {ui.Picture ? <ui.Picture {...look} part={part} /> : <ui.Board {...look} tall={false} />}
    </Spots>
  );
}

/** Hides the texts that the edge of a picture would cut through. Sizes of texts depend on that of the drawing, so it waits for both. */
function useWholeTexts(scroll: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const box = scroll.current?.querySelector<HTMLElement>(".picture-box:not(.free)");
    if (!box) return;
    let frame = 0;
    const look = () => {
      const edge = box.getBoundingClientRect();
      for (const text of box.querySelectorAll<SVGElement>("text, foreignObject")) {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const whole = left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom;
        text.classList.toggle("is-cut", !whole);
      }
    };
    const wait = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)));
    };
    const resized = new ResizeObserver(wait);
    const changed = new MutationObserver(wait);
    resized.observe(box);
    changed.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ["style"] });
    // No frame comes before the paper. The listener of `usePrinting` is called first, so the picture is drawn.
    addEventListener("beforeprint", look);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("beforeprint", look);
      resized.disconnect();
      changed.disconnect();
    };
  }, [scroll]);
}

/** Whether the element has come within a window's height of the window, or is wanted for a print. */
function useNear(): [boolean, RefObject<HTMLDivElement | null>] {
  const element = useRef<HTMLDivElement>(null);
  const [near, set] = useState(false);
  const printing = usePrinting();
  const wanted = useContext(AllWanted);
  useEffect(() => {
    const target = element.current;
    if (!target || near) return;
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && set(true), { rootMargin: "100% 0px" });
    observer.observe(target);
    return () => observer.disconnect();
  }, [near]);
  return [near || printing || wanted, element];
}
