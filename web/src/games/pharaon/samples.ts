// Positions of recorded games, for tests and the gallery; not part of the client. Each is the view of one seat. `cargo xtask codegen`
// writes the JSON from web/samples/pharaon.toml.
import type { Sample as Of } from "../../sample";
import samples from "./samples.json";
import type { View } from "./view";

export type Sample = Of<View>;

export const SAMPLES = samples as unknown as Record<string, Sample>;
