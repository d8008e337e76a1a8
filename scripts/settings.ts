import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";
import { auditAction, COMMAND_LINE } from "@/lib/accounts/audit-log/audit-action";
import {
  type CarriedCategories,
  carriedCategoriesSchema,
} from "@/lib/catalogue/categories/carried-categories";
import { describeCategory } from "@/lib/catalogue/categories/describe-category";
import { readCategories } from "@/lib/catalogue/categories/read-categories";
import { carryCategories } from "@/lib/catalogue/categories/save-category";
import { changeSettings } from "@/lib/messages/settings/change-settings";
import { getSettings } from "@/lib/messages/settings/queries";
import { changeSettingsSchema } from "@/lib/messages/settings/schema";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { publishInvalidation } from "@/lib/platform/cache/publish-invalidation";
import { AppError } from "@/lib/platform/http/errors";
import { fieldsOf } from "@/lib/platform/http/field-errors";
import { readSnapshot } from "@/lib/rest/audit-snapshots";
import { unknownKeys } from "@/lib/settings/fields/unknown-keys";
import { readShopFacts } from "@/lib/settings/keep-shop-facts";
import { Refusal, runWithDb } from "@/scripts/run-with-db";

const USAGE = [
  "Usage: npm run settings -- show",
  "       npm run settings -- export FILE",
  "       npm run settings -- import FILE",
].join("\n");

/** All settings in force and the categories, as a file has them: without their versions, which are this shop's own. */
async function writeSettings(): Promise<string> {
  const { version: _version, ...groups } = await getSettings();
  const categories = (await readCategories()).map(({ version: _own, ...category }) => category);
  return JSON.stringify({ ...groups, categories }, null, 2);
}

async function exportSettings(file: string): Promise<void> {
  try {
    await writeFile(file, `${await writeSettings()}\n`, { flag: "wx" });
  } catch (error) {
    throw explained(error, file) ?? error;
  }
  console.log(`The settings are in ${file}.`);
}

/** Puts the settings of a file in force, on every server that runs; what the file leaves out stays. */
async function importSettings(file: string): Promise<void> {
  const { categories: rows, ...groups } = await readGroups(file);
  const { version } = await getSettings();
  await readShopFacts();
  const parsed = changeSettingsSchema.safeParse({ ...groups, version });
  const carried = carriedSchema.safeParse({ categories: rows });
  if (!parsed.success || !carried.success)
    throw refusalOf({ ...fieldsOfFailed(parsed), ...fieldsOfFailed(carried) });
  const { categories } = carried.data;
  const { version: _version, ...known } = parsed.data;
  const unknown = unknownKeys(groups, parsed.data).join(", ");
  if (isEmpty(known) && !categories)
    throw new Refusal(`${file} holds no settings${unknown && ` that the shop knows, but ${unknown}`}.`);
  if (categories) await importCategories(categories);
  const action = { verb: "update", kind: "settings", id: "shop", isReadAfterwards: true } as const;
  if (!isEmpty(known))
    await auditAction({ actor: COMMAND_LINE, action, readSnapshot }, () => changeSettings(parsed.data));
  await publishInvalidation({ tags: [CACHE_TAGS.settings] });
  console.log(`The settings of ${file} are in force.`);
  if (unknown) console.log(`The shop does not know these, and left them out: ${unknown}.`);
}

const carriedSchema = z.object({ categories: carriedCategoriesSchema.optional() });

const fieldsOfFailed = ({ error }: z.ZodSafeParseResult<unknown>): Record<string, string> =>
  error ? fieldsOf(error) : {};

function refusalOf(wrong: Readonly<Record<string, string>>): Refusal {
  const problems = Object.entries(wrong).map(([field, message]) => `  ${field}: ${message}`);
  return new Refusal(["Nothing was changed. Please correct these in the file:", ...problems].join("\n"));
}

/** Each category has its entry in the log of who did what. */
async function importCategories(rows: CarriedCategories): Promise<void> {
  const before = new Set((await readCategories()).map(({ path }) => path));
  const work = rows.reduce(
    (inner: () => Promise<object>, row) => async () => {
      const action =
        row.isOwn && !before.has(row.path)
          ? ({ verb: "create", kind: "category", after: describeCategory(row) } as const)
          : ({ verb: "update", kind: "category", id: row.path, isReadAfterwards: true } as const);
      return await auditAction({ actor: COMMAND_LINE, action, readSnapshot }, inner);
    },
    async () => ({ carried: await carryCategories(rows) }),
  );
  try {
    await work();
  } catch (error) {
    throw error instanceof AppError ? refusalOf(error.fields ?? { categories: error.message }) : error;
  }
}

/** Whether nothing in it is set. An empty list is a value. */
const isEmpty = (part: unknown): boolean =>
  typeof part === "object" && part !== null && !Array.isArray(part) && Object.values(part).every(isEmpty);

async function readGroups(file: string): Promise<{ categories?: unknown }> {
  try {
    const groups: unknown = JSON.parse(await readFile(file, "utf8"));
    if (typeof groups === "object" && groups && !Array.isArray(groups)) return groups;
  } catch (error) {
    throw explained(error, file) ?? new Refusal(`${file} holds no settings: it is not JSON.`);
  }
  throw new Refusal(`${file} holds no settings.`);
}

const REASONS = new Map([
  ["EEXIST", "already exists"],
  ["ENOENT", "does not exist"],
  ["EACCES", "may not be opened"],
  ["EISDIR", "is a folder"],
]);

function explained(error: unknown, file: string): Refusal | null {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = REASONS.get(code);
  return reason === undefined ? null : new Refusal(`${file} ${reason}.`);
}

await runWithDb(async () => {
  const [verb, file, ...more] = process.argv.slice(2);
  if (verb === "show" && file === undefined) return console.log(await writeSettings());
  if (file === undefined || more.length > 0) throw new Refusal(USAGE);
  if (verb === "export") return await exportSettings(file);
  if (verb === "import") return await importSettings(file);
  throw new Refusal(USAGE);
});
