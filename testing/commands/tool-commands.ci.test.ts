import { expect } from "vitest";
import { commandsIn } from "@/testing/commands/command-tests";
import { SCRIPTS, useProject } from "@/testing/commands/project";
import { SCENARIOS } from "@/tools/stress/scenarios/all";
import { PHASES } from "@/tools/bench/phases";

const itRuns = commandsIn(useProject([...SCRIPTS, "testing", "tools"]));

itRuns("npm run licences", async ({ run }) => {
  const { code, stdout, stderr } = await run();
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^MIT \(\d{3}\)\n(?: {2}\S+@\d\S*\n)+/);
  expect(stdout).toContain("  next@");
  expect(stdout).toMatch(/\nBeside the permissive ones:\n(?: {2}.+\n)+$/);
});

itRuns("npm run bench -- --list", async ({ run }) => {
  const { code, stdout, stderr } = await run();
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const lines = stdout.trim().split("\n");
  expect(lines).toHaveLength(Object.keys(PHASES).length);
  for (const [name, { says }] of Object.entries(PHASES))
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${name} +${says}`)));
});

itRuns("npm run stress -- --list", async ({ run }) => {
  const { code, stdout, stderr } = await run();
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  for (const name of Object.keys(SCENARIOS)) expect(stdout).toMatch(new RegExp(`^${name} +\\S`, "m"));
});
