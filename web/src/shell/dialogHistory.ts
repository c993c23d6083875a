// Keeps open dialogs in the browser's history, so that the Back gesture closes the topmost one instead of leaving the page. Each open dialog
// has an entry of its own, whose state tells how many are open there; closing a dialog otherwise takes its entry back.
//
// A page lets its address name what it shows. While a dialog is open, that changes the dialog's entry, and the page's own entry below it still
// has the old address. So what the address named goes along when a dialog's entry is left.

/** The part of the browser's history that is used here. */
export type Entries = Pick<History, "state" | "pushState" | "replaceState" | "go">;
/** The address of the current entry. */
export type Address = Pick<Location, "pathname" | "search" | "hash">;

export class DialogHistory {
  private readonly open: (() => void)[] = [];
  /** Whether a step through the history has been requested and not arrived; the entries must not be changed meanwhile. */
  private travels = false;
  private scheduled = false;
  /** What waits for the end of a step through the history. */
  private readonly waiting: (() => void)[] = [];
  /** The address of the page as of its last change, without the anchor. */
  private named: Pick<Address, "pathname" | "search">;

  constructor(
    private readonly entries: Entries,
    private readonly address: Address,
    private readonly later: (task: () => void) => void,
  ) {
    this.named = { pathname: address.pathname, search: address.search };
  }

  /** Adds a dialog; `close` closes it. Returns a function that removes it once it is closed. */
  add(close: () => void): () => void {
    this.open.push(close);
    this.schedule();
    return () => {
      const at = this.open.indexOf(close);
      if (at < 0) return;
      this.open.splice(at, 1);
      this.schedule();
    };
  }

  /** Runs `task` when no step through the history is under way: an entry that is added meanwhile would be left by that step. */
  whenStill(task: () => void): void {
    if (this.travels) this.waiting.push(task);
    else {
      task();
      this.remember();
    }
  }

  /** Lets the address of the page name something else; it stays so when dialogs close. */
  rename(address: string): void {
    this.entries.replaceState(this.entries.state, "", address);
    this.remember();
  }

  /** Called when the history has moved to another entry, and once when the page is loaded: a reload keeps entries, but no dialogs. */
  arrive(): void {
    const depth = this.depth();
    if (this.travels) {
      this.travels = false;
      this.keepName();
      for (const task of this.waiting.splice(0)) task();
    } else {
      // The user has closed dialogs, or has come to the entry of one that was closed before.
      if (depth !== this.open.length) this.keepName();
      for (const close of this.open.splice(depth).reverse()) close();
    }
    this.remember();
    this.schedule();
  }

  /** Gives the entry that was arrived at the address that the page had before the step. Another page has another path, and keeps its address. */
  private keepName(): void {
    const { pathname, search } = this.named;
    if (this.address.pathname !== pathname || this.address.search === search) return;
    this.entries.replaceState(this.entries.state, "", `${pathname}${search}${this.address.hash}`);
  }

  private remember(): void {
    this.named = { pathname: this.address.pathname, search: this.address.search };
  }

  /** Waits a moment: one dialog may replace another, which needs no change of the history. */
  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    this.later(() => {
      this.scheduled = false;
      this.synchronize();
    });
  }

  private synchronize(): void {
    if (this.travels) return;
    this.remember();
    const surplus = this.depth() - this.open.length;
    if (surplus > 0) {
      this.travels = true;
      this.entries.go(-surplus);
    }
    for (let depth = this.depth() + 1; depth <= this.open.length; depth++) this.entries.pushState({ dialogs: depth }, "");
  }

  /** The number of dialogs that were open at the current entry. An entry of another page has none. */
  private depth(): number {
    const depth: unknown = this.entries.state?.dialogs;
    return typeof depth === "number" ? depth : 0;
  }
}

let shared: DialogHistory | null = null;

/** The dialogs of this page. */
export function dialogHistory(): DialogHistory {
  if (!shared) {
    const created = new DialogHistory(history, location, (task) => setTimeout(task, 0));
    addEventListener("popstate", () => created.arrive());
    created.arrive();
    shared = created;
  }
  return shared;
}
