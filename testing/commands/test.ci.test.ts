import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { commandsIn } from "@/testing/commands/command-tests";
import { useProject, writeInto } from "@/testing/commands/project";
import { priceTest } from "@/testing/commands/small-house";
import type { Ended } from "@/testing/commands/start-command";
import { DAY, TESTING, useTestedHouse } from "@/testing/commands/tested-house";

const project = useProject(TESTING, { canBuild: true });
useTestedHouse(project);
const itRuns = commandsIn(project);

const CHECKS = "lint, format:check, and typecheck: 3 passed, 0 failed";

/** The parts of a run with their counts, and its closing line. */
const told = ({ code, stdout }: Ended) => ({
  code,
  parts: (stdout.match(/^== .+: \d+ passed, \d+ failed$/gm) ?? []).map((line) => line.slice("== ".length)),
  closing: stdout.trimEnd().split("\n").at(-1),
});

itRuns("npm run build", async ({ run }) => {
  expect(await run()).toMatchObject({ code: 0, stdout: expect.stringContaining("Compiled successfully") });
  expect(existsSync(join(project.root, ".next/BUILD_ID"))).toBe(true);
});

itRuns("npm run changed-tests", async ({ run }) => {
  expect(await run()).toMatchObject({ code: 0, stdout: expect.stringContaining('{"unit":[],"specs":[]}') });
  await writeInto(project, "lib/today.ts", `${DAY}export const TODAY = today();\n`);
  expect(await run()).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('{"unit":["lib/today.test.ts"],'),
  });
});

itRuns("npm test -- --changed", async ({ run }) => {
  expect(told(await run())).toEqual({
    code: 0,
    parts: [CHECKS, "unit and integration tests of 1 files: 1 passed, 0 failed"],
    closing: "4 passed, 0 failed",
  });
});

itRuns("npm test", async ({ run }) => {
  await writeInto(project, "lib/price-of.test.ts", priceTest(1));
  const ended = await run();
  expect(told(ended)).toEqual({
    code: 1,
    parts: [
      CHECKS,
      "unit and integration tests: 5 passed, 1 failed",
      "browser tests, each on one screen: 2 passed, 0 failed",
      "short stress test of orders: 1 passed, 0 failed",
    ],
    closing: "11 passed, 1 failed",
  });
  expect(ended.stdout).toMatch(/^== failed in unit and integration tests:\n.*multiplies/m);
  await writeInto(project, "lib/price-of.test.ts", priceTest(1_250));
});

itRuns("npm test -- --ci", async ({ run }) => {
  const { code, parts, closing } = told(await run());
  expect(parts).toEqual(
    expect.arrayContaining([
      CHECKS,
      "unit and integration tests, TZ=UTC: 7 passed, 0 failed",
      "commands, each as a process: 1 passed, 0 failed",
      "unit and integration tests that TZ=Asia/Dhaka could turn red: 1 passed, 0 failed",
      expect.stringMatching(/^browser tests: [3-9] passed, 0 failed$/),
      "browser tests without the server's extras: 3 passed, 0 failed",
      "stress test of orders: 1 passed, 0 failed",
    ]),
  );
  expect({ code, closing }).toEqual({ code: 0, closing: expect.stringMatching(/^\d+ passed, 0 failed$/) });
});

// A shorter name for `npm test -- --ci`.
itRuns("npm run verify", async ({ start }) => {
  const running = start();
  await running.says("== lint, format:check, and typecheck");
  running.signal("SIGINT");
  const { code, closing } = told(await running.ended);
  // npm passes on the command's exit code, or ends by the same signal.
  expect([130, null]).toContain(code);
  expect(closing).toBe("0 passed, 1 failed");
});
