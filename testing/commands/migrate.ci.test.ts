import { expect } from "vitest";
import { Product } from "@/models/product";
import { commandsIn } from "@/testing/commands/command-tests";
import { SCRIPTS, useProject } from "@/testing/commands/project";
import { startCommand } from "@/testing/commands/start-command";
import { useDatabase } from "@/testing/database";
import { makeProduct } from "@/testing/products";

useDatabase();
const project = useProject(SCRIPTS);
const itRuns = commandsIn(project);

const TIME = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ";

const migrate = (more: string[] = []) => startCommand("npm run migrate", project.root, { more }).ended;

itRuns("npm run migrate", async ({ run }) => {
  const ran = await run();
  expect(ran).toMatchObject({ code: 0, stderr: "" });
  expect(ran.stdout).toContain("Migration 3 (write-search-keys)");
  expect(ran.stdout).toMatch(new RegExp(`^ +3 +write-search-keys +done +from ${TIME} +to ${TIME}$`, "m"));
  expect((await run()).stdout).not.toContain("Migration 3 (");

  for (const more of [["--everything"], ["--again", "two"]])
    expect(await run({ more })).toEqual({
      code: 1,
      stdout: "",
      stderr: "Usage: npm run migrate [-- --status | --again NUMBER]\n",
    });
});

itRuns("npm run migrate -- --status", async ({ run }) => {
  const ran = await run();
  expect(ran).toMatchObject({ code: 0, stderr: "" });
  expect(ran.stdout.split("\n")[0]?.trim()).toMatch(/^1 +number-orders +pending$/);
  // The command runs no migration.
  expect(await run()).toEqual(ran);
});

// For documents that an older server wrote after the migration.
itRuns("npm run migrate -- --again 3", async ({ run }) => {
  expect(await run()).toEqual({
    code: 1,
    stdout: "",
    stderr: "Migration 3 is not done yet: npm run migrate runs it.\n",
  });
  await migrate();
  expect(await run()).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Migration 3 \(write-search-keys\)\n +1 +number-orders +done/),
    stderr: "",
  });

  const { _id } = await makeProduct({ stock: "5" });
  await Product.updateOne({ _id }, { $unset: { stockRank: 1 } });
  expect((await migrate(["--again", "2"])).stdout).toMatch(/^Migration 2 \(rank-stocks\)$/m);
  expect(await Product.findById(_id).select("stockRank").lean()).toMatchObject({ stockRank: 5 });
});
