// Applies the chosen theme, motion and language (src/settings.ts) before anything is painted, and keeps early clicks (src/earlyClick.ts). Kept
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
    globalThis.maatEarlyClick.target = event.target;
  };
  addEventListener("click", keep, true);
  globalThis.maatEarlyClick = { target: null, stop: () => removeEventListener("click", keep, true) };
}
