// @ts-check
import { fileURLToPath } from "node:url";
import { launch } from "./launcher/launch.mjs";

const NOTHING_RAN = { passed: 0, failed: 1 };
let counts = NOTHING_RAN;
let isTold = false;
// The closing line comes after everything that the end of the run itself has to say.
process.once("exit", () => isTold || console.log(`\n${counts.passed} passed, ${counts.failed} failed`));

await launch(async () => {
  const { runAllTests, runChangedTests, runTests } = await import("./launcher/run-tests.mjs");
  const { findOldestNode, findRecommendedNode, runOnRecommendedNode } =
    await import("./launcher/choose-node.mjs");
  const { installBrowsers } = await import("./launcher/install-browsers.mjs");
  return async (defer) => {
    if (process.argv.includes("--ci")) {
      const node = await findRecommendedNode();
      if (node !== null) {
        const exitCode = await runOnRecommendedNode(node, [fileURLToPath(import.meta.url), "--ci"], defer);
        isTold = exitCode !== null;
        return exitCode ?? 1;
      }
      await installBrowsers();
      counts = await runAllTests(defer, { oldestNode: await findOldestNode() });
    } else counts = await (process.argv.includes("--changed") ? runChangedTests : runTests)(defer);
    return counts.failed === 0 ? 0 : 1;
  };
});
