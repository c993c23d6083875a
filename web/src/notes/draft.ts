// A note that is being written: saves itself a moment after the last change, and tells what became of it.
import type { Note, NoteSaved } from "../protocol";

/** Milliseconds after the last change until it is saved. */
export const SAVE_DELAY = 600;

export interface DraftState {
  text: string;
  /** `typed`: not saved yet; `failed`: the last attempt did not arrive, and the next change or the end of the page tries again. */
  status: "saved" | "typed" | "saving" | "failed";
  /** The text of another page that the last attempt has replaced. */
  replaced: string | null;
}

/** The last writer wins: what another page had written meanwhile is handed out, so that nothing is lost silently. */
export class Draft {
  state: DraftState;
  private version: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** While something is on its way to the server. */
  private saving: Promise<void> | null = null;
  /** The texts that were sent since the last answer. */
  private readonly sent = new Set<string>();

  constructor(
    note: Note,
    private readonly write: (text: string, version: number) => Promise<NoteSaved>,
    private readonly changed: (state: DraftState) => void,
  ) {
    this.version = note.version;
    this.state = { text: note.text, status: "saved", replaced: null };
  }

  type(text: string): void {
    this.set({ text, status: "typed" });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), SAVE_DELAY);
  }

  /** What is not saved, with the version that it was written over; null if everything is. */
  get unsaved(): Note | null {
    const { status, text } = this.state;
    return status === "saved" ? null : { text, version: this.version };
  }

  /** Goes on with what was not saved. Over the version of that time: what another page has written since is no text that its author has seen. */
  resume({ text, version }: Note): void {
    this.version = version;
    this.type(text);
  }

  /** Adds what another page had written. */
  addReplaced(): void {
    const { text, replaced } = this.state;
    if (replaced === null) return;
    this.set({ replaced: null });
    this.type(text === "" ? replaced : `${text}\n${replaced}`);
  }

  /** Saves what is not saved yet. One request at a time: the next one needs the version that the one before it has made. */
  save(): Promise<void> {
    clearTimeout(this.timer);
    this.saving ??= this.saveAll().finally(() => {
      this.saving = null;
    });
    return this.saving;
  }

  /** Saves until nothing is left that was typed meanwhile. */
  private async saveAll(): Promise<void> {
    while (this.state.status !== "saved") {
      const { text } = this.state;
      this.set({ status: "saving" });
      this.sent.add(text);
      try {
        const { version, replaced } = await this.write(text, this.version);
        this.version = version;
        // If an answer was lost, what it belongs to is no text of another page.
        const foreign = replaced !== null && !this.sent.has(replaced) ? replaced : this.state.replaced;
        this.sent.clear();
        this.set({ status: this.state.text === text ? "saved" : "typed", replaced: foreign });
      } catch {
        this.set({ status: "failed" });
        return;
      }
    }
  }

  /** Takes what another page has written, unless something is not saved here. */
  refresh({ text, version }: Note): void {
    if (this.state.status !== "saved" || version === this.version) return;
    this.version = version;
    this.set({ text });
  }

  private set(change: Partial<DraftState>): void {
    this.state = { ...this.state, ...change };
    this.changed(this.state);
  }
}
