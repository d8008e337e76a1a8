// @ts-check
import { checkNode } from "./launcher/check-node.mjs";

checkNode();
const { runLauncher } = await import("./launcher/run-launcher.mjs");
const { startDev } = await import("./launcher/start-dev.mjs");

await runLauncher(startDev);
