import { beforeAll, expect } from "vitest";
import { commandsIn } from "@/testing/commands/command-tests";
import { addTest, SHOP, useProject } from "@/testing/commands/project";

const project = useProject([...SHOP, "e2e", "testing", "tools", "vitest.config.ts"]);
const itRuns = commandsIn(project);

const TESTS = ["generated-input.test", "bad-bodies.ci.test", "bad-addresses.ci.test"].map(
  (name) => `testing/fire/${name}.ts`,
);

beforeAll(async () => {
  for (const test of TESTS) await addTest(project, test);
});

itRuns("npm run fuzz", async ({ run }) => {
  const more = ["-t", "GET /products stands"];
  const first = await run({ more });
  expect(first.code, first.stderr).toBe(0);
  const [, seed = ""] = /generated input \(seed (\d+), 500 for each call and role\)/.exec(first.stdout) ?? [];
  expect(first.stdout).toMatch(/Tests +[1-9]\d* passed/);
  const again = await run({ more, env: { FUZZ_SEED: seed } });
  expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining(`(seed ${seed}, 500`) });
});
