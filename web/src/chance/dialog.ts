// The dialog that checks the draws of a game: few people open it.
import { Lazy } from "../lazy";

export const CHANCE = new Lazy(() => import("./ChanceDialog"));
