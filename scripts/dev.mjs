// @ts-check
import { launch } from "./launcher/launch.mjs";

await launch(async () => (await import("./launcher/start-dev.mjs")).startDev, { stoppedCode: 0 });
