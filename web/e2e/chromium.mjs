// The browser of the tests, which `cargo xtask setup` installs. The whole Chromium now and then draws no further frame after its window
// has changed its size, and then waits for ever; the shell does not.
export const CHROMIUM = "/usr/bin/chromium-headless-shell";
