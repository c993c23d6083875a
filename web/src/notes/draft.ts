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

  /** Adds what another page had written. */
  addReplaced(): void {
    const { text, replaced } = this.state;
    if (replaced === null) return;
    this.set({ replaced: null });
    this.type(text === "" ? replaced : `${text}\n${replaced}`);
  }

  /** Saves what is not saved yet. */
  async save(): Promise<void> {
    clearTimeout(this.timer);
    const { text, status } = this.state;
    if (status === "saved" || status === "saving") return;
    this.set({ status: "saving" });
    try {
      const { version, replaced } = await this.write(text, this.version);
      this.version = version;
      this.set({ status: this.state.text === text ? "saved" : "typed", replaced: replaced ?? this.state.replaced });
      // More was typed meanwhile.
      if (this.state.status === "typed") await this.save();
    } catch {
      this.set({ status: "failed" });
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
