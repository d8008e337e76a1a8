// @ts-check
import { checkNode } from "./launcher/check-node.mjs";

checkNode();
const { runLauncher } = await import("./launcher/run-launcher.mjs");
const { runWithDatabase } = await import("./launcher/with-database.mjs");

const [script = "", ...args] = process.argv.slice(2);
await runLauncher((defer) => runWithDatabase(script, args, defer), { stoppedCode: 130 });
