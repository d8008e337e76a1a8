import { beforeAll, expect } from "vitest";
import { commandsIn } from "@/testing/commands/command-tests";
import { addTest, SHOP, useProject } from "@/testing/commands/project";

const project = useProject([...SHOP, "e2e", "testing", "tools", "vitest.config.ts"]);
const itRuns = commandsIn(project);

const TESTS = [
  "fire/generated-input.ci.test",
  "fire/bad-bodies.ci.test",
  "fire/bad-addresses.ci.test",
  "model/model.test",
].map((name) => `testing/${name}.ts`);

beforeAll(async () => {
  for (const test of TESTS) await addTest(project, test);
});

itRuns("npm run test:orders", async ({ run }) => {
  const some = await run({ env: { MODEL_SEQUENCES: "20" } });
  expect(some.code, some.stderr).toBe(0);
  expect(some.stdout).toMatch(/Tests +2 passed/);
  const one = await run({ env: { MODEL_SEQUENCES: "20", MODEL_SEED: "7" } });
  expect(one.code, one.stderr).toBe(0);
  expect(one.stdout).toMatch(/Tests +1 passed/);
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
