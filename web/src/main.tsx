// Entry point: loads the texts and what the current route needs, then renders it in the place of what the server has sent.
import { render } from "preact";
import { App, type Lost, prepare } from "./App";
import { getGames, getMe } from "./api";
import { takeOver } from "./early";
import { languageOf, switchTo } from "./i18n";
import { insist } from "./insist";
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
  const lost = (root.dataset.lost as Lost | undefined) ?? null;
  const show = () => {
    takeOver(root, () => render(<App lost={lost} />, root));
    settings.subscribe(({ language }) => void switchTo(language).catch(() => toast("ui-error-offline")));
    guest.then(
      ({ settings }) => adoptSettings(settings),
      () => undefined,
    );
  };
  const { language } = settings.get();
  const prepared = () => (lost === null ? prepare(route.get(), languageOf(language)) : getGames());
  // What the server has sent stays until the client can show all of it. Where there is nothing, the page begins with its texts, and makes
  // the requests that have failed again.
  const content = root.hasChildNodes() ? prepared : () => prepared().catch(() => undefined);
  insist(() => Promise.all([switchTo(language), content()]), { onAnswer: show, onRefusal: show, onTrouble: () => undefined });
}
