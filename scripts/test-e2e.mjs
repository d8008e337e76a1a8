// @ts-check
import { launch } from "./launcher/launch.mjs";

await launch(async () => {
  const { ensureInstalled } = await import("./launcher/install.mjs");
  const { runBrowserTests } = await import("./launcher/run-browser-tests.mjs");
  const { NEXT_EXTRAS = "on" } = process.env;
  return async (defer) => {
    await ensureInstalled();
    return runBrowserTests(process.argv.slice(2), defer, { serverEnv: { NEXT_EXTRAS } });
  };
});
