// The map in its window: land, regions, pieces and targets. Gestures, wheel and keys zoom and move the map, never the page around it.
import { useContext, useEffect, useMemo } from "preact/hooks";
import type { Look } from "../../../game";
import { type Box, Least, round } from "../../../ui/draw";
import type { Track } from "../track";
import type { Event, View } from "../view";
import { MAP } from "./geometry";
import { Grid } from "./grid";
import { Land } from "./land";
import "./map.css";
import { usePane } from "./pane";
import { Camels, Gates, Pieces, Wakes } from "./pieces";
import { Forces, Tints, Tokens, useRegion } from "./regions";
import { useTap } from "./tap";
import { MANY_TARGETS, mapMoves, placeOf, Targets } from "./targets";
import { Tools } from "./tools";

interface MapProps {
  look: Look<View, Event>;
  tracks: Track;
  box: Box;
  tall: boolean;
  /** Whether all regions show everybody's strength. */
  regions: boolean;
  setRegions: (on: boolean) => void;
}

export function WarMap({ look, tracks, box, tall, regions, setRegions }: MapProps) {
  const crop = tall ? { x: 6, y: -3, w: MAP.w - 12, h: MAP.h + 8 } : { x: 0, y: 0, ...MAP };
  const pane = usePane(crop);
  const tap = useTap(pane);
  const [pointed, point] = useRegion();
  const { view, words } = look;
  const least = round(useContext(Least) / Math.min(box.w / crop.w, box.h / crop.h));
  const moves = useMemo(() => mapMoves(look.legal), [look.legal]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new moves lead the eye, not a new picture.
  useEffect(() => {
    const places = moves.map((move) => placeOf(move, view)).filter((place) => place !== null);
    if (places.length > 0) pane.show(places.map(({ x, y }) => ({ x: x - crop.x, y: y - crop.y })));
  }, [moves]);
  const many = moves.length > MANY_TARGETS;
  const shown = regions ? view.regions.map(({ token }) => token) : pointed === null ? [] : [pointed];
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <rect class="ank-sheet" width={box.w} height={box.h} rx={tall ? 8 : 12} />
      <svg
        ref={pane.window}
        class={`ank-window ${pane.zoomed ? "zoomed" : ""} ${pane.near ? "near" : ""}`}
        style={{ "--least": `${least}px` }}
        width={box.w}
        height={box.h}
        viewBox={`0 0 ${round(crop.w)} ${round(crop.h)}`}
        overflow="hidden"
        role="group"
        aria-label={words.label("map")}
        onClickCapture={tap}
        {...pane.handlers}
      >
        <rect class="ank-catch" width={crop.w} height={crop.h} />
        <g ref={pane.picture} transform={pane.transform}>
          <g transform={`translate(${round(-crop.x)} ${round(-crop.y)})`}>
            <Least.Provider value={least}>
              <Land printed={view.printed} />
              <Tints look={look} all={regions} pointed={pointed} />
              <Gates look={look} tracks={tracks} />
              <Wakes tracks={tracks} />
              <Pieces look={look} tracks={tracks} />
              <Forces look={look} tokens={shown} />
              <Grid look={look} many={many} />
              <Camels look={look} tracks={tracks} />
              <Targets look={look} many={many} />
              <Tokens look={look} pointed={pointed} point={point} />
            </Least.Provider>
          </g>
        </g>
      </svg>
      <Tools look={look} pane={pane} box={box} tall={tall} regions={regions} setRegions={setRegions} />
    </g>
  );
}
