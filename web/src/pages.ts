// Pages that are loaded when they are needed.
export { AllRules, RulesPage } from "./rules";
export { TablePage } from "./table";
