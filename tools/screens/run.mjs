// @ts-check
import { launch } from "../../scripts/launcher/launch.mjs";

await launch(async () => {
  const { takeScreens } = await import("./take-screens.mjs");
  return (defer) => takeScreens(process.argv.slice(2), defer);
});
