// Entry point: loads the texts and what the current route needs, then renders it in the place of what the server has sent.
import { render } from "preact";
import { App, prepare } from "./App";
import { getMe } from "./api";
import { repeatEarlyClick } from "./earlyClick";
import { languageOf, switchTo } from "./i18n";
import { listen, route } from "./router";
import { adoptSettings, settings, showSettings } from "./settings";
import { toast } from "./shell/toast";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/ui.css";
import "./styles/shell.css";

const root = document.getElementById("app");
if (root) {
  listen();
  showSettings();
  const guest = getMe();
  const show = () => {
    render(<App />, root);
    repeatEarlyClick();
    settings.subscribe(({ language }) => void switchTo(language).catch(() => toast("ui-error-offline")));
    guest.then(
      ({ settings }) => adoptSettings(settings),
      () => undefined,
    );
  };
  // Without texts there is nothing to render; a reload may help.
  const { language } = settings.get();
  Promise.all([switchTo(language), prepare(route.get(), languageOf(language))]).then(show, () => setTimeout(() => location.reload(), 3000));
}
