// What somebody can do at a table and in its replay besides playing: private notes, and a report to the host of the server. The code of each is
// loaded when it is opened.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { toastError } from "../shell/toast";
import type { NotesProps } from "./NotesDialog";
import type { ReportProps } from "./ReportDialog";

export type Panel = "notes" | "report";

interface PanelsProps {
  panel: Panel | null;
  onClose: () => void;
  /** The id of the table; null for a record without one, which has no notes. */
  table: string | null;
  record: string | null;
  /** The number of lines before the position that is shown. */
  ply: number;
  /** The number of that position for people. */
  number: number;
  /** The players by seat. */
  names: Readonly<Record<string, string>>;
}

export function Panels({ panel, onClose, table, record, ply, number, names }: PanelsProps) {
  if (panel === "notes" && table !== null) return <Lazy load={() => import("./NotesDialog")} props={{ table, names, onClose } satisfies NotesProps} />;
  if (panel === "report") return <Lazy load={() => import("./ReportDialog")} props={{ table, record, ply, number, onClose } satisfies ReportProps} />;
  return null;
}

function Lazy<P extends object>({ load, props }: { load: () => Promise<{ default: ComponentType<P> }>; props: P }) {
  const [Loaded, set] = useState<ComponentType<P> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once.
  useEffect(() => void load().then((module) => set(() => module.default), toastError), []);
  return Loaded && <Loaded {...props} />;
}
