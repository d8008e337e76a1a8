import "server-only";
import type { CategoryDto } from "@/lib/catalogue/categories/dto";
import { withAllHidden } from "@/lib/catalogue/categories/plan-categories";
import { findEmptyCategories, readCategories } from "@/lib/catalogue/categories/read-categories";
import type { HideCategoriesInput } from "@/lib/catalogue/categories/schema";
import { changeStoredCategories } from "@/lib/settings/categories/stored-categories";
import { publishSettings } from "@/lib/settings/publish-settings";

/**
 * Hides those of the twelve that are still without a product, or shows categories; others stay as they are. Throws
 * INVALID_FIELDS and STALE_VERSION. Returns all.
 */
export async function hideCategories({ paths, isHidden }: HideCategoriesInput): Promise<CategoryDto[]> {
  const empty = isHidden ? await findEmptyCategories(await readCategories()) : [];
  const meant = isHidden ? paths.filter((path) => empty.some((category) => category.path === path)) : paths;
  await changeStoredCategories((stored) => withAllHidden(stored, meant, isHidden));
  await publishSettings();
  return await readCategories();
}
