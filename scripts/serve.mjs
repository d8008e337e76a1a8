// @ts-check
import { checkNode } from "./launcher/check-node.mjs";

checkNode();
const { runLauncher } = await import("./launcher/run-launcher.mjs");
const { serveShop } = await import("./launcher/serve-shop.mjs");

await runLauncher(serveShop);
