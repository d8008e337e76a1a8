import "server-only";
import { z } from "zod";
import { CATEGORIES, type CategorySettings, placeCategories } from "@/lib/categories";
import { MOST_CATEGORIES } from "@/lib/catalogue/categories/constants";
import { withChange, withNew } from "@/lib/catalogue/categories/plan-categories";
import { createCategorySchema } from "@/lib/catalogue/categories/schema";

const isHidden = z.boolean();

/** Categories in a file, in their order: of the twelve only their places and whether they are hidden are read. */
export const carriedCategoriesSchema = z
  .array(
    z.discriminatedUnion("isOwn", [
      createCategorySchema.omit({ position: true }).extend({ isOwn: z.literal(true), isHidden }),
      z.object({ isOwn: z.literal(false), path: z.enum(CATEGORIES.map(({ slug }) => slug)), isHidden }),
    ]),
  )
  .max(MOST_CATEGORIES);

export type CarriedCategories = z.output<typeof carriedCategoriesSchema>;

/**
 * Makes the categories what a file says; those that it does not name stay, behind them. Throws as withNew and withChange
 * do.
 */
export function withCarried(settings: CategorySettings, rows: CarriedCategories): CategorySettings {
  const placed = rows.reduce((before, row, position) => {
    const found = placeCategories(before).find(({ path }) => path === row.path);
    if (!row.isOwn)
      return found ? withChange(before, row.path, { version: found.version, position }) : before;
    const { isOwn: _own, isHidden: _hidden, path, ...own } = row;
    if (!found) return withNew(before, { path, ...own, position });
    return withChange(before, path, { ...own, version: found.version, position });
  }, settings);
  // Those that are shown first: at no step are all of them hidden.
  const inTurn = rows.toSorted((one, other) => Number(one.isHidden) - Number(other.isHidden));
  return inTurn.reduce((before, row) => {
    const found = placeCategories(before).find(({ path }) => path === row.path);
    if (!found || found.isHidden === row.isHidden) return before;
    return withChange(before, row.path, { version: found.version, isHidden: row.isHidden });
  }, placed);
}
