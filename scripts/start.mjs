// @ts-check
import { checkNode } from "./launcher/check-node.mjs";

checkNode();
const { runLauncher } = await import("./launcher/run-launcher.mjs");
const { startShop } = await import("./launcher/start-shop.mjs");

await runLauncher(startShop);
