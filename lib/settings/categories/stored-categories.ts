import "server-only";
import type { CategorySettings } from "@/lib/categories";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { compareAndSet, RACED } from "@/lib/platform/database/compare-and-set";
import { AppError } from "@/lib/platform/http/errors";
import { ShopCategories } from "@/models/shop-categories";

const ID = "shop";

interface StoredCategories {
  /** 0 before the first change. */
  revision: number;
  categories: CategorySettings;
}

/** What the owner has made of the categories. */
export async function readStoredCategories(): Promise<StoredCategories> {
  const stored = await ShopCategories.findById(ID).lean();
  const { revision = 0, placed = [], moved = [], former } = stored ?? {};
  return { revision, categories: { placed, moved, ...(former && { former }) } };
}

/** Changes them by what they are; `plan` is called again where somebody else was faster, and may throw. */
export async function changeStoredCategories(
  plan: (categories: CategorySettings) => CategorySettings,
): Promise<CategorySettings> {
  const changed = await compareAndSet({
    read: readStoredCategories,
    plan: ({ categories }) => plan(categories),
    async write({ revision }, categories) {
      const write = ShopCategories.updateOne(
        { _id: ID, revision },
        { $inc: { revision: 1 }, $set: categories },
        // The first change makes the document: if two come at once, the second finds the id taken.
        { upsert: revision === 0 },
      ).exec();
      const written = await unlessDuplicate(write);
      return written && written.matchedCount + written.upsertedCount > 0 ? categories : RACED;
    },
    giveUp() {
      throw new AppError("STALE_VERSION");
    },
  });
  return changed ?? (await readStoredCategories()).categories;
}
