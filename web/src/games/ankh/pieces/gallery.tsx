// Development only: all pieces at several sizes.
import { SEATS } from "../../../seat";
import { FigureToken, Silhouette } from "./figures";
import { CARDS, GODS, GUARDIANS, type Kind, MONUMENTS } from "./kinds";
import { AnkhToken, CamelToken, CardFace, GateToken, MonumentToken, OrderToken, SunToken } from "./tokens";

const KINDS: readonly Kind[] = ["warrior", ...GUARDIANS];

export function PieceGallery() {
  return (
    <svg viewBox="0 0 900 640" width="900" height="640" style="background: var(--desert, var(--bank))">
      {[22, 40, 56].map((size, row) => (
        <g key={size} transform={`translate(10 ${10 + row * 75})`}>
          {GODS.map((god, index) => (
            <FigureToken
              key={god}
              kind="god"
              god={god}
              seat={SEATS[index] ?? "a"}
              partner={row === 2 && index > 2 ? "b" : null}
              x={index * 68}
              y={0}
              size={size}
            />
          ))}
          {KINDS.map((kind, index) => (
            <FigureToken key={kind} kind={kind} seat={SEATS[(index + row) % 5] ?? "a"} x={350 + index * 68} y={0} size={size} />
          ))}
        </g>
      ))}
      <g transform="translate(10 245)">
        {SEATS.map((seat, index) => (
          <FigureToken
            key={seat}
            kind="warrior"
            seat={seat}
            x={index * 60}
            y={0}
            size={44}
            radiant={index === 0}
            flooded={index === 1}
            neutralised={index === 2}
            moved={index === 3}
          />
        ))}
        {SEATS.map((seat, index) => (
          <FigureToken
            key={seat}
            kind="cat"
            seat={seat}
            x={320 + index * 60}
            y={0}
            size={44}
            radiant={index === 0}
            flooded={index === 1}
            neutralised={index === 2}
            moved={index === 3}
          />
        ))}
      </g>
      <g transform="translate(10 320)" style="color: var(--ink)">
        {GODS.map((god, index) => (
          <Silhouette key={god} kind="god" god={god} x={index * 60} y={0} size={48} />
        ))}
        {KINDS.map((kind, index) => (
          <Silhouette key={kind} kind={kind} x={310 + index * 60} y={0} size={48} />
        ))}
      </g>
      <g transform="translate(10 390)">
        {MONUMENTS.map((monument, index) => (
          <g key={monument}>
            <MonumentToken monument={monument} seat={SEATS[index] ?? "a"} x={index * 110} y={0} size={46} />
            <MonumentToken monument={monument} seat={null} x={index * 110 + 52} y={0} size={46} />
          </g>
        ))}
        <GateToken x={340} y={0} size={50} />
        <CamelToken x={410} y={10} size={26} />
        <SunToken x={450} y={10} size={26} />
        <OrderToken number={3} x={490} y={8} size={30} />
        <OrderToken number={8} x={530} y={8} size={24} lit />
        {SEATS.map((seat, index) => (
          <AnkhToken key={seat} seat={seat} x={580 + index * 32} y={12} size={24} />
        ))}
      </g>
      <g transform="translate(10 460)">
        {CARDS.map((card, index) => (
          <CardFace key={card} card={card} strength={index % 4} x={index * 92} y={0} w={84} h={116} name={card} />
        ))}
        <CardFace card="flood" strength={0} x={652} y={0} w={84} h={116} down />
      </g>
    </svg>
  );
}
