import { createRateLimitIndexes } from "@/lib/platform/http/rate-limit";
import { ShopError } from "@/lib/platform/shop-error";
import { ALL_MODELS } from "@/models/all";

/** Creates the collections and indexes that are missing; throws if one is then still not as the models say. */
export async function createIndexes(): Promise<void> {
  for (const model of ALL_MODELS) {
    await model.createCollection();
    await model.createIndexes();
    const { toCreate } = await model.diffIndexes({ indexOptionsToCreate: true });
    if (toCreate.length > 0) throw new ShopError(`The indexes of ${model.modelName} could not be created.`);
  }
  await createRateLimitIndexes();
}
