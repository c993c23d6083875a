// Development only: the layout of the gallery's pages of pieces.
import type { ComponentChildren } from "preact";

export function Shelf({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="gallery-shelf">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

export function Plate({ w, h, children }: { w: number; h: number; children: ComponentChildren }) {
  return (
    <svg width={w} height={h} viewBox={`0 0 ${w} ${h}`}>
      {children}
    </svg>
  );
}
