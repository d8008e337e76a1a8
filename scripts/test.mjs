// @ts-check
import { launch } from "./launcher/launch.mjs";

const NOTHING_RAN = { passed: 0, failed: 1 };
let counts = NOTHING_RAN;
// The closing line comes after everything that the end of the run itself has to say.
process.once("exit", () => console.log(`\n${counts.passed} passed, ${counts.failed} failed`));

await launch(async () => {
  const { prepareCi } = await import("./launcher/prepare-ci.mjs");
  const { runAllTests, runChangedTests, runTests } = await import("./launcher/run-tests.mjs");
  return async (defer) => {
    if (process.argv.includes("--ci")) counts = await runAllTests(defer, { newerNode: await prepareCi() });
    else counts = await (process.argv.includes("--changed") ? runChangedTests : runTests)(defer);
    return counts.failed === 0 ? 0 : 1;
  };
});
