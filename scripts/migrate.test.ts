import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { useDatabase } from "@/testing/database";
import { makeProduct } from "@/testing/products";
import { Product } from "@/models/product";
import { ROOT } from "./launcher/paths.mjs";
import { scriptCommand } from "./launcher/run-script.mjs";

useDatabase();

async function migrate(...options: string[]) {
  const { command, args } = scriptCommand("scripts/migrate.ts", options);
  const child = promisify(execFile)(command, args, {
    cwd: ROOT,
    env: { ...process.env, LAUNCHER_PIPE: undefined },
  });
  return await child.catch((error: { stdout: string; stderr: string }) => error);
}

const TIME = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ";

it("runs what is pending and says what is done, and when", async () => {
  const { stdout: before } = await migrate("--status");
  expect(before.split("\n")[0]?.trim()).toMatch(/^1 +number-orders +pending$/);
  const { stdout: ran } = await migrate();
  expect(ran).toContain("Migration 3 (write-search-keys)");
  const { stdout: after, stderr } = await migrate("--status");
  expect(stderr).toBe("");
  expect(after).toMatch(new RegExp(`^ +3 +write-search-keys +done +from ${TIME} +to ${TIME}$`, "m"));
});

it("runs one again that is done, for what an older server wrote after it", async () => {
  expect((await migrate("--again", "2")).stderr.trim()).toBe(
    "Migration 2 is not done yet: npm run migrate runs it.",
  );
  await migrate();
  const { _id } = await makeProduct({ stock: "5" });
  await Product.updateOne({ _id }, { $unset: { stockRank: 1 } });
  const { stdout } = await migrate("--again", "2");
  expect(stdout).toMatch(/^Migration 2 \(rank-stocks\)\n +1 +number-orders +done/);
  expect(stdout).toMatch(/^ +2 +rank-stocks +done/m);
  expect(await Product.findById(_id).select("stockRank").lean()).toMatchObject({ stockRank: 5 });
});

it("runs nothing where it is asked for what it does not know", async () => {
  for (const options of [["--everything"], ["--again"], ["--again", "two"], ["--status", "2"]])
    expect((await migrate(...options)).stderr).toContain("Usage: npm run migrate");
  expect((await migrate("--status")).stdout).toContain("pending");
});
