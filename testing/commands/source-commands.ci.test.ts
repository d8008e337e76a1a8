import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect } from "vitest";
import { commandsIn } from "@/testing/commands/command-tests";
import { useProject, writeInto } from "@/testing/commands/project";
import { priceTest, SETTINGS, useSmallHouse } from "@/testing/commands/small-house";

const small = useProject(SETTINGS);
useSmallHouse(small);
const itRuns = commandsIn(small);

const added: string[] = [];

/** Adds a file for this test alone. */
async function addForNow(path: string, content: string): Promise<void> {
  await writeInto(small, path, content);
  added.push(path);
}

afterEach(async () => {
  for (const path of added.splice(0)) await rm(join(small.root, path), { force: true });
});

const ended = (code: number, said: string) => ({
  code,
  stdout: expect.stringContaining(said),
  stderr: "",
});

itRuns("npm run typecheck", async ({ run }) => {
  expect(await run()).toEqual(ended(0, "Types generated successfully"));
  await addForNow("lib/wrong.ts", 'export const WRONG: number = "text";\n');
  expect(await run()).toEqual(
    ended(1, "lib/wrong.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'."),
  );
});

itRuns("npm run lint", async ({ run }) => {
  expect(await run()).toEqual(ended(0, "Found 0 warnings and 0 errors."));
  await addForNow("lib/wrong.ts", "Promise.resolve();\n");
  const ran = await run();
  expect(ran).toEqual(ended(1, "typescript(no-floating-promises)"));
  expect(ran.stdout).toContain("lib/wrong.ts:1:1");
});

itRuns("npm run format:check", async ({ run }) => {
  expect(await run()).toEqual(ended(0, "All matched files use Prettier code style!"));
  await addForNow("lib/wrong.ts", "export const WRONG=1\n");
  expect(await run()).toMatchObject({ code: 1, stderr: expect.stringContaining("lib/wrong.ts") });
  expect(await readFile(join(small.root, "lib/wrong.ts"), "utf8")).toBe("export const WRONG=1\n");
});

itRuns("npm run format", async ({ run }) => {
  await addForNow("lib/wrong.ts", "export const WRONG=1\n");
  expect(await run()).toEqual(ended(0, "lib/wrong.ts"));
  expect(await readFile(join(small.root, "lib/wrong.ts"), "utf8")).toBe("export const WRONG = 1;\n");
});

itRuns("npm run test:unit", async ({ run }) => {
  await addForNow("lib/price-of.test.ts", priceTest(1_250));
  await addForNow("lib/slow.ci.test.ts", priceTest(1));
  const green = await run();
  expect(green.code).toBe(0);
  expect(green.stdout).toMatch(/Tests +1 passed/);
  await addForNow("lib/price-of.test.ts", priceTest(1));
  const red = await run();
  expect(red.code).toBe(1);
  expect(red.stdout).toMatch(/Tests +1 failed/);
  expect(red.stderr).toContain("expected 2 to be 2500");
});

itRuns("LONG_TESTS=on npx vitest run FILE.ci.test.ts", async ({ run }) => {
  await addForNow("lib/slow.ci.test.ts", priceTest(1_250));
  const words = { FILE: "lib/slow" };
  const long = await run({ words });
  expect(long.code).toBe(0);
  expect(long.stdout).toMatch(/Tests +1 passed/);
  const usual = await run({ words, env: { LONG_TESTS: "" } });
  expect(usual.code).toBe(1);
  expect(usual.stderr).toContain("No test files found");
});

itRuns("npm run structure", async ({ run }) => {
  const ran = await run();
  expect(ran).toEqual(ended(0, "File cycles: none\n"));
  expect(ran.stdout).toMatch(/^room +files +lines +share +lines of tests$/m);
  // The house has one more of its own.
  const ofLib = new Set(SETTINGS.filter((path) => path.startsWith("lib/")));
  expect(ran.stdout).toMatch(new RegExp(`^lib +${ofLib.size + 1} +\\d+ `, "m"));
  await addForNow("lib/one.ts", 'export { TWO } from "@/lib/two";\n');
  await addForNow("lib/two.ts", 'export { ONE } from "./one";\nexport const TWO = 2;\n');
  expect(await run()).toEqual(ended(0, "File cycles: \n  lib/one.ts ⇄ lib/two.ts\n"));
});

itRuns("npm run zoned-tests", async ({ run }) => {
  // In two parts, so that the command does not take this file for a test that reads the hour.
  const hour = ["get", "Hours"].join("");
  await addForNow("lib/hour.test.ts", `import { it } from "vitest";\nit("", () => new Date().${hour}());\n`);
  await addForNow("lib/price-of.test.ts", priceTest(1_250));
  const ran = await run();
  expect(ran).toEqual(ended(0, "lib/hour.test.ts"));
  expect(ran.stdout).not.toContain("lib/price-of.test.ts");
});
