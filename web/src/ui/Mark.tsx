// A seat's mark: colour and shape, so that seats can be distinguished without colour.

/** `seat` is a letter, or the id of a rival without a seat. */
export function Mark({ seat, class: own = "" }: { seat: string; class?: string }) {
  return (
    <svg class={`mk s-${seat} ${own}`} viewBox="0 0 24 24" aria-hidden="true">
      <rect class="mk-bg" x=".75" y=".75" width="22.5" height="22.5" rx="6" />
      <use href={`#mark-${seat}`} x="5" y="5" width="14" height="14" />
    </svg>
  );
}
