// Applies the chosen theme, motion and language (src/settings.ts) before anything is painted, and keeps what is done early (src/early.ts). Kept
// apart from the bundle: it must block.
try {
  const { theme, motion, language } = JSON.parse(localStorage.getItem("maat-settings") ?? "{}");
  const root = document.documentElement;
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  if (motion === "on" || motion === "off") root.dataset.motion = motion;
  if (language === "en" || language === "cs" || language === "pl") root.lang = language;
} catch (_) {
  // Without storage the system decides.
}
{
  const keep = (event) => {
    if (event.type === "submit") event.preventDefault();
    globalThis.maatEarly.event = event;
  };
  for (const type of ["click", "submit"]) addEventListener(type, keep, true);
  globalThis.maatEarly = { event: null, stop: () => ["click", "submit"].forEach((type) => removeEventListener(type, keep, true)) };
}
