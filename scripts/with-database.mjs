// @ts-check
import { checkNode } from "./launcher/check-node.mjs";

checkNode();
const { runLauncher } = await import("./launcher/run-launcher.mjs");
const { runOnOwnDatabase, runWithDatabase } = await import("./launcher/with-database.mjs");

// "--alone" before the script: not while the shop runs from this folder.
const given = process.argv.slice(2);
const isAlone = given[0] === "--alone";
const [script = "", ...args] = isAlone ? given.slice(1) : given;
const run = isAlone ? runOnOwnDatabase : runWithDatabase;
await runLauncher((defer) => run(script, args, defer), { stoppedCode: 130 });
