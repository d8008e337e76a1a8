import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { readCategories } from "@/lib/catalogue/categories/read-categories";
import { changeSettings } from "@/lib/messages/settings/change-settings";
import { getSettings } from "@/lib/messages/settings/queries";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { DEFAULT_BRAND } from "@/lib/site";
import { AuditEntry } from "@/models/audit-entry";
import { CacheInvalidation } from "@/models/cache-invalidation";
import { commandsIn } from "@/testing/commands/command-tests";
import { SCRIPTS, useProject } from "@/testing/commands/project";
import { useDatabase } from "@/testing/database";
import { PANJABI } from "@/testing/own-category";

useDatabase();
const project = useProject(SCRIPTS);
const itRuns = commandsIn(project);

const said = (stdout: string) => ({ code: 0, stdout: `${stdout}\n`, stderr: "" });
const refused = (stderr: string) => ({ code: 1, stdout: "", stderr: expect.stringContaining(stderr) });

itRuns("npm run settings -- show", async ({ run }) => {
  await changeSettings({ version: 0, brand: { name: "আমার দোকান" } });
  const { code, stdout } = await run();
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ brand: { ...DEFAULT_BRAND, name: "আমার দোকান" } });
  expect(await run({ more: ["all"] })).toEqual(refused("Usage: npm run settings -- show\n"));
});

itRuns("npm run settings -- export FILE", async ({ run }) => {
  const file = join(project.root, "settings.json");
  expect(await run({ words: { FILE: file } })).toEqual(said(`The settings are in ${file}.`));
  const { version: _version, ...groups } = await getSettings();
  const categories = (await readCategories()).map(({ version: _own, ...category }) => category);
  expect(categories).toHaveLength(12);
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual({ ...groups, categories });
  expect(await run({ words: { FILE: file } })).toEqual(refused(`${file} already exists.\n`));
});

itRuns("npm run settings -- import FILE", async ({ run }) => {
  const file = join(project.root, "other.json");
  const runOn = async (settings: unknown) => {
    await writeFile(file, JSON.stringify(settings));
    return await run({ words: { FILE: file } });
  };
  await changeSettings({ version: 0, stock: { lowStock: 4 } });
  const brand = { ...DEFAULT_BRAND, phone: "01911-333444" };
  expect(await runOn({ brand, delivery: { charges: { "Inside Dhaka": 90 } } })).toEqual(
    said(`The settings of ${file} are in force.`),
  );
  const settings = await getSettings();
  expect(settings).toMatchObject({ brand, stock: { lowStock: 4 } });
  expect(settings.delivery.charges).toEqual({ "Inside Dhaka": 90, "Outside Dhaka": 150 });
  expect(await CacheInvalidation.findOne().lean()).toMatchObject({ tags: [CACHE_TAGS.settings] });
  expect(await AuditEntry.findOne({ kind: "settings" }).lean()).toMatchObject({
    actorEmail: "command line",
    before: { phone: DEFAULT_BRAND.phone, "charge inside dhaka": "100" },
    after: { phone: "01911-333444", "charge inside dhaka": "90" },
    isDone: true,
  });

  expect(await runOn({ brand: { ...brand, name: "" }, stock: { lowStock: "few" } })).toEqual(
    refused(
      "Nothing was changed. Please correct these in the file:\n  brand.name: Please enter this.\n  stock.lowStock: ",
    ),
  );
  expect(await runOn([])).toEqual(refused(`${file} holds no settings.\n`));
  expect(await runOn({})).toEqual(refused(`${file} holds no settings.\n`));
  expect(await runOn({ brnd: brand, brand: { nmae: "X" } })).toEqual(
    refused(`${file} holds no settings that the shop knows, but brnd, brand.nmae.\n`),
  );
  expect(await getSettings()).toEqual(settings);
  expect(await run({ words: { FILE: join(project.root, "none.json") } })).toEqual(
    refused("does not exist.\n"),
  );

  expect(await runOn({ brand: { name: "Joy", nmae: "X" }, hats: {}, delivery: { weekend: [] } })).toEqual(
    said(
      `The settings of ${file} are in force.\nThe shop does not know these, and left them out: brand.nmae, hats.`,
    ),
  );
  expect(await getSettings()).toMatchObject({ brand: { name: "Joy" }, delivery: { weekend: [] } });

  const hidden = { path: "belts", isOwn: false, isHidden: true };
  expect(await runOn({ categories: [OWN, hidden] })).toEqual(said(`The settings of ${file} are in force.`));
  const [first, second] = await readCategories();
  expect([first, second]).toMatchObject([OWN, hidden]);
  const entry = await AuditEntry.findOne({ kind: "category", verb: "create" }).lean();
  expect(entry).toMatchObject({ actorEmail: "command line", after: { name: "Panjabi" }, isDone: true });
  for (const [wrong, place] of [
    [{ path: "login" }, "categories.0.path"],
    [{ title: "" }, "categories.0.title"],
    [{ path: "kurta" }, "name"],
  ] as const)
    expect(await runOn({ categories: [{ ...OWN, ...wrong }] })).toEqual(refused(`  ${place}: `));
});

const OWN = { ...PANJABI, isHidden: false, isOwn: true };
