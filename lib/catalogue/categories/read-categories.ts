import "server-only";
import { type CategorySettings, getCategoryBySlug, listCategories, placeCategories } from "@/lib/categories";
import type { CategoryDto } from "@/lib/catalogue/categories/dto";
import { pageTextsOf } from "@/lib/catalogue/categories/page-texts";
import { readStoredCategories } from "@/lib/settings/categories/stored-categories";
import { Product } from "@/models/product";

/** All categories in the owner's order, straight from the database. */
export async function readCategories(): Promise<CategoryDto[]> {
  return toCategoryDtos((await readStoredCategories()).categories);
}

/** The category of an address as it is now, straight from the database; null where there is none. */
export async function readCategory(path: string): Promise<CategoryDto | null> {
  return (await readCategories()).find((category) => category.path === path) ?? null;
}

const isShown = ({ isHidden }: CategoryDto): boolean => !isHidden;

/** Those of the twelve that shoppers see and that no product is in, drafts too. */
export async function findEmptyCategories(categories: readonly CategoryDto[]): Promise<CategoryDto[]> {
  const shown = categories.filter((category) => isShown(category) && !category.isOwn);
  const used = await Promise.all(shown.map(({ name }) => Product.exists({ category: name })));
  return shown.filter((_, index) => used[index] === null);
}

/** The empty ones, to be hidden at once; none where shoppers would see no category without them. */
export async function listCategoriesToHide(): Promise<CategoryDto[]> {
  const all = await readCategories();
  const empty = await findEmptyCategories(all);
  return empty.length < all.filter(isShown).length ? empty : [];
}

function toCategoryDtos(settings: CategorySettings): CategoryDto[] {
  const categories = listCategories(settings);
  return placeCategories(settings).flatMap(({ path, isHidden, version }) => {
    const category = getCategoryBySlug(categories, path);
    if (!category) return [];
    const { name, nameBn, group, page } = category;
    const texts = { name, ...(nameBn && { nameBn }), group, ...pageTextsOf(category) };
    return [{ path, ...texts, isHidden, isOwn: page !== undefined, version }];
  });
}
