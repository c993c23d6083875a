// The first visit of somebody who has never been here, on a slow phone line: how long it takes until they can make a move, and how much the
// page moves meanwhile.
import { type Browser, type CDPSession, type Page, request } from "playwright-core";
import { DESK, PLAY } from "./person";
import { type Shift, shiftsOf, watch } from "./shifts";

/** A slow phone on a slow line, as lighthouse has it: a processor with a quarter of the speed, 150 ms to the server and back, 1.6 Mbit/s. */
const SLOWDOWN = 4;
const LATENCY_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;

export interface FirstVisit {
  /** Clicks up to the first own move, that one included. */
  clicks: number;
  /** Milliseconds from the request of the page until the move was made. */
  time: number;
  /** The same until the button of the lobby was there, and until the first own move was possible. */
  lobby: number;
  possible: number;
  shifts: Shift[];
}

async function slowDown(client: CDPSession): Promise<void> {
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/** Opens the lobby with a new profile and clicks as soon as there is something to click: «Play now», then a move. */
export async function firstVisit(browser: Browser, address: string): Promise<FirstVisit> {
  // The server is warm: its first answer reads all texts.
  await (await request.newContext()).get(address);
  const context = await browser.newContext({ baseURL: address, viewport: DESK, locale: "en-GB" });
  context.setDefaultTimeout(180_000);
  try {
    const page = await context.newPage();
    await watch(page);
    await slowDown(await context.newCDPSession(page));
    const begin = performance.now();
    const since = () => performance.now() - begin;
    const moved = firstMove(page);
    await page.goto("/", { waitUntil: "commit" });
    await clickAtOnce(page, PLAY);
    const lobby = since();
    const spot = await clickAtOnce(page, "[data-move]");
    const possible = spot.there - begin;
    await moved;
    return { clicks: 1 + spot.clicks, time: since(), lobby, possible, shifts: await shiftsOf(page) };
  } finally {
    await context.close();
  }
}

/** Resolves when the page sends a move. */
function firstMove(page: Page): Promise<void> {
  return new Promise((resolve) =>
    page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => String(payload).startsWith('{"play"') && resolve())),
  );
}

/** Clicks in the page itself, without the checks of a driver, as soon as the element is there. */
async function clickAtOnce(page: Page, selector: string): Promise<{ clicks: number; there: number }> {
  await page.waitForSelector(`${selector}:not(:disabled)`, { state: "attached" });
  const there = performance.now();
  await page.locator(selector).first().dispatchEvent("click");
  return { clicks: 1, there };
}
