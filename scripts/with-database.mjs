// @ts-check
import { launch } from "./launcher/launch.mjs";

// "--alone" before the script: refuse while the shop runs from this folder. "--filling": replace a damaged database.
const given = process.argv.slice(2);
const begin = given.findIndex((word) => !word.startsWith("--"));
const options = given.slice(0, begin);
const [script = "", ...args] = given.slice(begin);
const isAlone = options.includes("--alone");
const isFilling = options.includes("--filling");
await launch(async () => {
  const { runWithDatabase } = await import("./launcher/with-database.mjs");
  return (defer) => runWithDatabase({ script, args, isAlone, isFilling }, defer);
});
