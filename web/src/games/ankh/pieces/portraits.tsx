// Portraits of the gods, for their cards: each before the sun, in profile or from the front, with the colours of its seat on plumes, wings
// and collars. They enlarge the heads that the pieces carry.
import type { ComponentChildren } from "preact";
import type { God, Seat } from "./kinds";
import "./portraits.css";

interface PortraitProps {
  god: God;
  /** The seat whose colours it wears; null before the god is chosen. */
  seat: Seat | null;
  /** Width and height inside another drawing; elsewhere the style sheet sets them. */
  size?: number;
}

/** A decoration; the name of the god stands beside it. */
export function Portrait({ god, seat, size }: PortraitProps) {
  const sized = size === undefined ? {} : { width: size, height: size };
  return (
    <svg {...sized} class={`ank-art ${seat ? `s-${seat}` : "unchosen"}`} viewBox="0 0 260 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="gp-sky" width={260} height={300} />
      <circle class="gp-sun" cx={130} cy={112} r={96} opacity={0.35} />
      <circle class="gp-sun" cx={130} cy={112} r={72} />
      <path class="gp-far" d="M0 250l60-18 70 10 66-14 64 12v60H0z" />
      <path class="gp-mid" d="M0 268l90-8 80 6 90-8v42H0z" />
      {FIGURES[god]()}
    </svg>
  );
}

const FIGURES: Record<God, () => ComponentChildren> = { amun: Amun, anubis: Anubis, isis: Isis, osiris: Osiris, ra: Ra };

/** Shoulders in linen, with a broad collar around the neck. */
function Shoulders({ neck }: { neck: "gp-hair" | "gp-skin" }) {
  return (
    <>
      <path class="gp-linen" d="M27 306c2-50 35-72 79-78h48c44 6 77 28 79 78z" />
      <path class={neck} d="M92 230c4 34 72 34 76 0z" />
      <path class="gp-collar" d="M92 230c4 34 72 34 76 0 12 3 22 7 31 12-14 58-124 58-138 0 9-5 19-9 31-12z" />
      <path class="gp-beads" d="M82 236c8 40 88 40 96 0M72 240c10 52 106 52 116 0" />
    </>
  );
}

/** Two tall plumes on a flat crown. */
function Amun() {
  return (
    <>
      <path class="gp-seat" d="M96 104V46c0-28 8-42 18-42s18 14 18 42v58zM136 104V46c0-28 8-42 18-42s18 14 18 42v58z" />
      <path
        class="gp-quill"
        d="M114 8v96M154 8v96M100 84l14-10 14 10M100 62l14-10 14 10M102 40l12-9 12 9M140 84l14-10 14 10M140 62l14-10 14 10M142 40l12-9 12 9"
      />
      <Shoulders neck="gp-skin" />
      <path class="gp-hair" d="M92 124h44c-4 28 0 60-6 84l-4 26H84c10-34 6-74 8-110z" />
      <path class="gp-skin" d="M116 124h58l2 18 12 24-11 6-1 14c-1 9-9 12-18 10v32h-34c2-36-8-70-8-104z" />
      <path class="gp-hair" d="M92 124h40c-2 20 0 34-4 50h-10c-2 20 0 40-4 60H84c10-34 6-74 8-110z" />
      <path class="gp-seat-side" d="M88 102h92v24H88z" />
      <path class="gp-hair" d="M152 196h14l6 36c-6 8-18 8-22 0z" />
      <path class="gp-line" d="M150 148c8-5 16-5 22 0M150 154c7 4 14 4 20-1M168 184h-12" />
    </>
  );
}

/** The head of a jackal, in a striped headcloth. */
function Anubis() {
  return (
    <>
      <Shoulders neck="gp-hair" />
      <path class="gp-hair" d="M78 236c10-42 4-86 10-124L80 14l38 52L134 12l14 66c14 8 24 18 32 30l52 26c8 6 6 18-3 21l-54 8c-12 18-15 40-12 73z" />
      <path class="gp-seat" d="M84 118c18-6 36 0 44 18-14 24-16 60-12 100H70c10-38 8-80 14-118z" />
      <path class="gp-quill" d="M80 142c16-4 30-2 40 4M78 164c14-4 26-3 36 1M76 186c14-4 26-3 37 0M74 208c14-3 28-3 40 0" />
      <path class="gp-inner" d="M92 44l20 34M136 40l6 34" />
      <path class="gp-lit" d="M146 108c8-8 18-9 28-3-8 8-18 9-28 3z" />
      <circle class="gp-hair" cx={161} cy={106} r={4} />
      <path class="gp-inner" d="M228 140l-44 12" />
    </>
  );
}

/** A throne on the head, and wings. */
function Isis() {
  return (
    <g transform="translate(-58.5 -28) scale(1.45)">
      <path
        class="gp-seat"
        d="M128 140C92 142 52 160 24 196c28-6 40-4 52-2-12 6-22 16-28 28 20-8 36-10 50-6-8 6-14 14-16 24 16-8 30-10 46-6zM132 140c36 2 76 20 104 56-28-6-40-4-52-2 12 6 22 16 28 28-20-8-36-10-50-6 8 6 14 14 16 24-16-8-30-10-46-6z"
      />
      <path class="gp-linen" d="M106 300c2-60 6-110 12-156h24c6 46 10 96 12 156z" />
      <path class="gp-line" d="M110 146c8 14 32 14 40 0M106 158c12 18 36 18 48 0" />
      <path class="gp-skin" d="M118 96c0-16 8-24 17-24 10 0 16 8 16 18l4 9-4 2v7c0 6-6 8-12 7v24h-20z" />
      <path class="gp-hair" d="M152 88c-2-16-12-22-22-20-14 3-19 18-18 36l-3 40h20c2-16-1-26 0-38 4-2 6-6 6-12 6 2 12-1 17-6z" />
      <path class="gp-line" d="M140 94c4-2 8-2 11 0" />
      <path class="gp-seat" d="M116 66h30v-8h-7V40h-7v10h-7v8h-9z" />
    </g>
  );
}

/** A tall crown between two feathers, crook and flail. */
function Osiris() {
  return (
    <>
      <path class="gp-seat" d="M94 112C60 96 48 58 62 22c20 24 30 54 32 90zM166 112c34-16 46-54 32-90-20 24-30 54-32 90z" />
      <path class="gp-quill" d="M68 40c6 26 14 48 24 66M192 40c-6 26-14 48-24 66" />
      <path class="gp-linen" d="M130 6c26 30 36 66 32 106H98c-4-40 6-76 32-106z" />
      <path class="gp-linen" d="M28 306c3-58 36-86 82-94h40c46 8 79 36 82 94z" />
      <path class="gp-collar" d="M98 214c6 26 58 26 64 0 12 3 22 7 30 12-14 46-110 46-124 0 8-5 18-9 30-12z" />
      <path class="gp-green" d="M98 110h64v44c0 30-12 50-32 50s-32-20-32-50z" />
      <path class="gp-line" d="M106 142c6-6 14-6 20 0M134 142c6-6 14-6 20 0M130 150v22M120 184c6 4 14 4 20 0" />
      <path class="gp-hair" d="M122 200h16l5 40c-6 8-20 8-26 0z" />
      <path class="gp-seat-side" d="M96 108h68v8H96z" />
      <path class="gp-staff" d="M70 300l76-70c10-10 4-26-8-24M190 300l-76-70" />
      <path class="gp-thong" d="M114 230l-22 4M114 230l-16 14M114 230l-6 20" />
    </>
  );
}

/** The head of a falcon under the disc of the sun. */
function Ra() {
  return (
    <>
      <circle class="gp-disc" cx={124} cy={58} r={46} />
      <path class="gp-seat" d="M162 78c14-2 22 8 18 20 10-6 22 2 18 14-8-6-16-2-20 6l-20-14z" />
      <Shoulders neck="gp-hair" />
      <path class="gp-hair" d="M74 238c10-46 4-84 20-114 14-22 40-28 64-24 26 4 46 22 52 44 24 2 36 20 32 50-11-14-28-18-47-14-13 15-17 32-14 58z" />
      <path class="gp-seat" d="M74 238c10-46 4-84 20-114 6-9 14-15 22-19-6 34 20 66-4 133z" />
      <path class="gp-lit" d="M146 118c16-8 34-4 46 12 4 12-2 22-12 28-20 4-36-4-40-20z" />
      <circle class="gp-disc" cx={168} cy={132} r={11} />
      <circle class="gp-hair" cx={168} cy={132} r={6} />
      <path class="gp-hair" d="M152 152c-2 22-12 36-30 46 24-4 40-20 44-42z" />
      <path class="gp-beak" d="M206 142c26 0 40 20 36 52-11-14-26-18-44-14-4-14 0-28 8-38z" />
    </>
  );
}
