// @ts-check
import { launch } from "./launcher/launch.mjs";

await launch(async () => (await import("./launcher/start-shop.mjs")).startShop, { stoppedCode: 0 });
