// Pages that are loaded when they are needed.
export { RulesPage } from "./rules";
export { TablePage } from "./table";
