/** The texts of the forms by which people find each other. */
export const PLAY_TEXTS = "pages/play";

/** The explanations of a game's options. */
export const optionTexts = (game: string) => `options/${game}`;
