// @ts-check
import { launch } from "./launcher/launch.mjs";

await launch(async () => (await import("./launcher/serve-shop.mjs")).serveShop, { stoppedCode: 0 });
