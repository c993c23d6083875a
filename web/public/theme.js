// The theme and the language that were chosen, before anything is painted. Kept apart from the bundle: it must block.
try {
  const theme = localStorage.getItem("maat-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  const lang = localStorage.getItem("maat-lang");
  if (lang === "en" || lang === "cs" || lang === "pl") document.documentElement.lang = lang;
} catch (_) {
  // Without storage the system decides.
}
