// The forms of the lobby, which are loaded when somebody opens one.
export { NewTableForm } from "./NewTable";
export { QuickForm } from "./QuickForm";
