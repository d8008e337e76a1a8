import "server-only";
import { type CategorySettings, placeCategories } from "@/lib/categories";
import type { CategoryDto } from "@/lib/catalogue/categories/dto";
import { moveTerms } from "@/lib/catalogue/categories/move-terms";
import { withAgain, withChange, withNew, without } from "@/lib/catalogue/categories/plan-categories";
import { type CarriedCategories, withCarried } from "@/lib/catalogue/categories/carried-categories";
import { readCategories, readCategory } from "@/lib/catalogue/categories/read-categories";
import type { ChangeCategoryInput, CreateCategoryInput } from "@/lib/catalogue/categories/schema";
import { AppError } from "@/lib/platform/http/errors";
import { changeStoredCategories } from "@/lib/settings/categories/stored-categories";
import { publishSettings } from "@/lib/settings/publish-settings";
import { Product } from "@/models/product";

/** Makes a category of the owner's own. Throws NAME_TAKEN for a name or an address that another one has. Returns its address. */
export async function createCategory(input: CreateCategoryInput): Promise<string> {
  await changeStoredCategories((settings) => withNew(settings, input));
  await publishSettings();
  return input.path;
}

/**
 * Changes, hides or moves a category; its address stays. Its name stays too where products have it, drafts too. Throws
 * NOT_FOUND, STALE_VERSION, NAME_TAKEN, NOT_EMPTY and INVALID_FIELDS.
 */
export async function changeCategory(path: string, change: ChangeCategoryInput): Promise<CategoryDto> {
  const before = await requireCategory(path);
  const isRenamed = change.name !== undefined && change.name !== before.name;
  if (isRenamed && before.isOwn) await requireEmpty(before.name, RENAME);
  const settings = await changeStoredCategories((stored) => withChange(stored, path, change));
  await publishSettings();
  if (isRenamed) await moveTerms(settings);
  return await requireCategory(path);
}

/**
 * Makes the categories what a file says. Throws NAME_TAKEN, NOT_EMPTY and INVALID_FIELDS, and then changes nothing. Returns
 * how many it names.
 */
export async function carryCategories(rows: CarriedCategories): Promise<number> {
  const before = await readCategories();
  for (const row of rows) {
    const named = row.isOwn && before.find(({ path, isOwn }) => isOwn && path === row.path);
    if (named && named.name !== row.name) await requireEmpty(named.name, RENAME);
  }
  const settings = await changeStoredCategories((stored) => withCarried(stored, rows));
  await moveTerms(settings);
  return rows.length;
}

const RENAME =
  "Products have this name as their category, so it stays. You can make a new category, and move them.";

/**
 * Deletes a category of the owner's own that has no product; its address leads to another one for good, and codes and
 * planned sales that name it are for that one. Throws NOT_FOUND, NOT_EMPTY and INVALID_FIELDS. Returns how many were
 * deleted: 1.
 */
export async function deleteCategory(path: string, redirectTo: string): Promise<number> {
  const { name } = await requireCategory(path);
  await requireEmpty(name);
  let before: CategorySettings | undefined;
  const settings = await changeStoredCategories((stored) => {
    before = stored;
    return without(stored, path, redirectTo);
  });
  await publishSettings();
  await bringBackIfUsed(path, name, before);
  await moveTerms(settings);
  return 1;
}

/** A product may have come into the category in the moment before it was deleted. Throws NOT_EMPTY then. */
async function bringBackIfUsed(
  path: string,
  name: string,
  before: CategorySettings | undefined,
): Promise<void> {
  try {
    await requireEmpty(name);
  } catch (error) {
    const placed = before ? placeCategories(before) : [];
    const index = placed.findIndex((one) => one.path === path);
    const lost = placed[index];
    if (lost) await changeStoredCategories((settings) => withAgain(settings, lost, index));
    await publishSettings();
    throw error;
  }
}

async function requireCategory(path: string): Promise<CategoryDto> {
  const category = await readCategory(path);
  if (!category) throw new AppError("NOT_FOUND");
  return category;
}

async function requireEmpty(name: string, message?: string): Promise<void> {
  if (await Product.exists({ category: name }))
    throw new AppError("NOT_EMPTY", message === undefined ? {} : { message, fields: { name: message } });
}
