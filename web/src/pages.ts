// The pages that are loaded on demand.
export { AllRules, RulesPage } from "./rules";
export { TablePage } from "./table";
