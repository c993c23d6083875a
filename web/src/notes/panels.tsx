// What somebody can do at a table and in its replay besides playing: private notes, and a report to the host of the server. The code of each is
// loaded when it is opened.
import { Lazy, useLazy } from "../lazy";

const NOTES = new Lazy(() => import("./NotesDialog"));
const REPORT = new Lazy(() => import("./ReportDialog"));

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
  const notes = useLazy(panel === "notes" ? NOTES : null, onClose);
  const report = useLazy(panel === "report" ? REPORT : null, onClose);
  if (panel === "notes" && table !== null) return notes && <notes.default {...{ table, names, onClose }} />;
  if (panel === "report") return report && <report.default {...{ table, record, ply, number, onClose }} />;
  return null;
}
