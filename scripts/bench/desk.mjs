// @ts-check
import { once } from "node:events";
import { checkNode } from "../launcher/check-node.mjs";

checkNode();

const { endChild, startChild } = await import("../launcher/child.mjs");
const { startDatabase } = await import("../launcher/database.mjs");
const { ensureInstalled } = await import("../launcher/install.mjs");
const { ROOT } = await import("../launcher/paths.mjs");
const { runLauncher } = await import("../launcher/run-launcher.mjs");
const { scriptCommand } = await import("../launcher/run-script.mjs");
const { makeTemporaryFolder } = await import("../launcher/temporary-folder.mjs");

// Measures the desk on a database of its own, which is thrown away.
await runLauncher(
  async (defer) => {
    await ensureInstalled();
    const database = await startDatabase(await makeTemporaryFolder(defer));
    defer(database.stop);
    const child = startChild({
      ...scriptCommand("scripts/bench/desk.ts"),
      cwd: ROOT,
      env: { ...process.env, MONGODB_URI: database.uri },
    });
    defer(() => endChild(child));
    await once(child, "exit");
    return child.exitCode ?? 1;
  },
  { stoppedCode: 130 },
);
