// The forms of the lobby and the search that one of them begins, loaded when somebody opens one.
export { NewTableForm } from "./NewTable";
export { QuickForm } from "./QuickForm";
export { SearchBar } from "./SearchBar";
