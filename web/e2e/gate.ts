// Holds back the messages of the server, so that a page does not change between a look at it and a click.
import type { BrowserContext, Page } from "playwright-core";

interface Gate {
  /** The number of holders that keep the gate closed. */
  held: number;
  /** Messages that arrived meanwhile. */
  waiting: (() => void)[];
}

type Gated = Window & { gate: Gate };

/** Installs a gate in front of the sockets of every page that is opened from now on. */
export async function addGate(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const gate: Gate = { held: 0, waiting: [] };
    (window as unknown as Gated).gate = gate;
    const native = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    if (!native?.set) throw new Error("this browser's sockets have no onmessage");
    const listeners = new WeakMap<WebSocket, WebSocket["onmessage"]>();
    const listen = native.set;
    Object.defineProperty(WebSocket.prototype, "onmessage", {
      ...native,
      get(this: WebSocket) {
        return listeners.get(this) ?? null;
      },
      set(this: WebSocket, listener: WebSocket["onmessage"]) {
        listeners.set(this, listener);
        // A held message goes to the listener that is set by then.
        const deliver = (event: MessageEvent) => listeners.get(this)?.call(this, event);
        listen.call(this, (event: MessageEvent) => {
          if (gate.held > 0) gate.waiting.push(() => deliver(event));
          else deliver(event);
        });
      },
    });
  });
}

/** Closes the gate, and waits until the page has drawn all earlier messages and its typefaces are loaded. */
export async function hold(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as Gated).gate.held += 1;
    return document.fonts.ready.then(() => undefined);
  });
  await settle(page);
}

/** Waits for a frame in which nothing changes. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let changed = false;
    const observer = new MutationObserver(() => (changed = true));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    do {
      changed = false;
      // Effects run after the frame in which they were scheduled.
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    } while (changed);
    observer.disconnect();
  });
}

/** Opens the gate: the page receives the held messages. */
export async function release(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { gate } = window as unknown as Gated;
    gate.held = Math.max(0, gate.held - 1);
    if (gate.held === 0) for (const deliver of gate.waiting.splice(0)) deliver();
  });
}
