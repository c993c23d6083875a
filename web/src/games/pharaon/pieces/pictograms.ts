// The effects of cards, rewards and symbols, as rows of pictograms.
import type { ArtisanView, NobleView } from "../view";
import { type Each, type Reward, ZONE_ICONS } from "./kinds";
import type { Item } from "./row";

const ARROW: Item = { icon: "arrow" };
const PAY: Item = { res: "any", shape: "pay" };
const GAIN: Item = { res: "any" };
const JAR: Item = { icon: "jar" };

/** The ability of a noble. */
export function effectItems(noble: NobleView): Item[] {
  const zone: Item[] = noble.zone ? [{ icon: ZONE_ICONS[noble.zone] }] : [];
  switch (noble.ability) {
    case "none":
      return [];
    case "swap": {
      const [one, other] = noble.colours ?? [];
      return one && other ? [{ res: one, shape: "pay" }, { icon: "swap" }, { res: other, shape: "pay" }] : [];
    }
    case "advance":
      return [{ icon: "pyramid" }, { text: "+1" }];
    case "any-entry":
      return [...zone, ARROW, PAY];
    case "any-five":
      return [{ icon: ZONE_ICONS.nobles }, ARROW, { text: "5" }, PAY];
    case "full-zone":
      return [...zone, { icon: "full" }];
    case "exchange-basic":
      return [PAY, ARROW, GAIN];
    case "exchange-silver":
      return [PAY, ARROW, { res: "silver" }];
    case "extra-basic":
      return [JAR, { text: "+" }, GAIN];
    case "any-jar":
      return [JAR, ARROW, { text: "3" }, GAIN];
    case "gain":
      return gainItems(noble);
  }
}

function gainItems({ gain }: NobleView): Item[] {
  if (!gain) return [];
  const some = (count: number, item: Item): Item[] => (count === 0 ? [] : count === 1 ? [item] : [{ text: String(count) }, item]);
  return [
    ...some(gain.nile, { icon: "climb" }),
    ...some(gain.artisans, { icon: ZONE_ICONS.artisans }),
    ...some(gain.tomb, { icon: "tomb-step" }),
    ...some(gain.silver, { res: "silver" }),
    ...some(gain.offerings, { offering: "any" }),
  ];
}

/** The things that a noble's points depend on; things with equal points are grouped. */
export function perItems(noble: NobleView): Item[] {
  const sums = [...new Set(noble.per.map(({ points }) => points))];
  return sums.flatMap((sum): Item[] => {
    const each = noble.per.filter(({ points }) => points === sum);
    const sign = each.some((one) => one.each === "best-other") ? "=" : `+${sum} /`;
    return [{ text: sign }, ...each.flatMap((one) => eachItems(one.each, noble))];
  });
}

function eachItems(each: Each, { zone }: NobleView): Item[] {
  switch (each) {
    case "god-beside":
      return [{ icon: "ankh" }, ...(zone ? [{ icon: ZONE_ICONS[zone] }] : [])];
    case "god":
      return [{ icon: "ankh" }];
    case "pharaoh":
      return [{ icon: "pharaoh" }];
    case "first-player":
      return [{ icon: "first" }];
    case "noble":
      return [{ icon: ZONE_ICONS.nobles }];
    case "artisan-value":
      return [{ icon: ZONE_ICONS.artisans }, { icon: "unequal" }];
    case "tomb-step":
      return [{ icon: "tomb-step" }];
    case "offering":
      return [{ offering: "any" }];
    case "finished-track":
      return [{ icon: ZONE_ICONS.nile }, { icon: "most" }];
    case "silver":
      return [{ res: "silver" }];
    case "basic":
      return [GAIN];
    case "best-other":
      return [{ icon: ZONE_ICONS.nobles }, { icon: "most" }];
  }
}

/** The fixed points of a noble, printed in its corner. */
export function printedPoints(noble: NobleView): string {
  return noble.per.some(({ each }) => each === "best-other") ? "=" : String(noble.points);
}

export function artisanItems({ gain, jars }: Pick<ArtisanView, "gain" | "jars">): Item[] {
  return [...gain.map((res): Item => ({ res })), ...Array.from({ length: jars }, (): Item => JAR)];
}

export function rewardItems(rewards: readonly Reward[]): Item[] {
  return rewards.map((reward): Item => {
    if (reward === "first-player") return { icon: "first" };
    if (reward === "offering") return { offering: "any" };
    return { res: reward === "basic" ? "any" : "silver" };
  });
}
