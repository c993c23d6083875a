// The picture behind the introduction: a step pyramid, two obelisks, a loaded ship.
export function Land() {
  return (
    <svg class="land" viewBox="0 0 1152 268" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle class="l-sun" cx="716" cy="112" r="46" />
      <path class="l-far" d="M0 176L120 160 260 170 380 150 520 164 640 148 760 158 860 122 900 128 960 108 1010 112 1060 140 1152 130V268H0Z" />
      <path class="l-mid" d="M0 196L200 186 420 194 600 182 760 190 880 170 960 176 1060 164 1152 176V268H0Z" />
      <g class="l-near">
        <path d="M742 204v-14h14v-18h16v-18h16v-18h16v-18h16v-18h44v18h16v18h16v18h16v18h16v18h14v14z" />
        <path d="M1000 204l6-92 9-16 9 16 6 92zM1062 204l5-70 7-13 7 13 5 70z" />
        <path d="M610 204v-40h60v40zM604 164v-7h72v7z" />
      </g>
      <path
        class="l-line"
        d="M756 190h172M772 172h140M788 154h108M804 136h76M820 118h44M1006 112h18M1067 134h14M622 204v-34M634 204v-34M646 204v-34M658 204v-34"
      />
      <rect class="l-water" y="204" width="1152" height="64" />
      <path
        class="l-flow"
        d="M40 226q9-5 18 0t18 0M240 250q9-5 18 0t18 0M520 222q9-5 18 0t18 0M650 252q9-5 18 0t18 0M1010 228q9-5 18 0t18 0M1080 250q9-5 18 0t18 0M420 244q9-5 18 0t18 0M960 256q9-5 18 0t18 0"
      />
      <g transform="translate(770 232)">
        <path class="l-oar" d="M118 -20L138 24" />
        <path class="l-hull" d="M-34 -24C-31 -8 -20 0 -6 0H100C116 0 126 -11 128 -34C140 -10 131 16 100 21C88 23 8 23 -5 21C-27 17 -39 0 -34 -24Z" />
        {["b", "a", "c", "d"].map((seat, index) => (
          <rect class={`l-stone s-${seat}`} x={4 + 24 * index} y="-22" width="21" height="21" rx="2" />
        ))}
      </g>
    </svg>
  );
}
