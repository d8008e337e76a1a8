// @ts-check
import { checkNode } from "./launcher/check-node.mjs";

checkNode();
const { runLauncher } = await import("./launcher/run-launcher.mjs");
const { prepareCi } = await import("./launcher/prepare-ci.mjs");
const { runTests } = await import("./launcher/run-tests.mjs");

const NOTHING_RAN = { passed: 0, failed: 1 };
let counts = NOTHING_RAN;
// The closing line comes after everything that the end of the run itself has to say.
process.once("exit", () => console.log(`\n${counts.passed} passed, ${counts.failed} failed`));

await runLauncher(
  async (defer) => {
    const isCi = process.argv.includes("--ci");
    const isQuick = process.argv.includes("--quick");
    const newerNode = isCi ? await prepareCi() : null;
    // Whoever works on the shop sees every failure; one bad moment of a busy machine must not turn good work away.
    counts = await runTests(defer, { isQuick, newerNode, retries: isCi ? 1 : 0 });
    return counts.failed === 0 ? 0 : 1;
  },
  { stoppedCode: 130 },
);
