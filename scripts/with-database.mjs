// @ts-check
import { launch } from "./launcher/launch.mjs";

// "--alone" before the script: not while the shop runs from this folder.
const given = process.argv.slice(2);
const isAlone = given[0] === "--alone";
const [script = "", ...args] = isAlone ? given.slice(1) : given;
await launch(async () => {
  const { runWithDatabase } = await import("./launcher/with-database.mjs");
  return (defer) => runWithDatabase({ script, args, isAlone }, defer);
});
