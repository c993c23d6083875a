// Applies the chosen theme, motion and language (src/settings.ts) before anything is painted. Kept apart from the bundle: it must block.
try {
  const { theme, motion, language } = JSON.parse(localStorage.getItem("maat-settings") ?? "{}");
  const root = document.documentElement;
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  if (motion === "on" || motion === "off") root.dataset.motion = motion;
  if (language === "en" || language === "cs" || language === "pl") root.lang = language;
} catch (_) {
  // Without storage the system decides.
}
