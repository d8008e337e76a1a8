import "server-only";
import type { Types } from "mongoose";
import { settleCategory } from "@/lib/catalogue/products/settle-category";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { runPostCommit } from "@/lib/platform/database/run-post-commit";
import { listColorImages } from "@/lib/catalogue/products/color-images";
import { requirePictures } from "@/lib/catalogue/images/keep-pictures";
import { requirePrices } from "@/lib/catalogue/prices/require-prices";
import { requireColorSlugs } from "@/lib/catalogue/products/require-color-slugs";
import { nameTaken } from "@/lib/catalogue/products/name-taken";
import { planCounts } from "@/lib/stock/plan-counts";
import { stockRank } from "@/lib/stock/rules";
import type { CreateProductInput } from "@/lib/catalogue/products/schema";
import { applyPendingEdit } from "@/lib/stock/apply-pending-edit";
import { foldCase } from "@/lib/platform/text/text";
import { Product } from "@/models/product";

/** Adds a product and its stock; returns its id, which may be given. Throws NAME_TAKEN, without regard to case, and INVALID_FIELDS. */
export async function createProduct(
  input: CreateProductInput,
  { productId: givenId }: { productId?: Types.ObjectId } = {},
): Promise<string> {
  requirePrices(null, input);
  requireColorSlugs(input.colors);
  await requirePictures(input);
  const productId = await insertProduct(input, givenId);
  await runPostCommit(async () => {
    await applyPendingEdit(productId);
    await settleCategory(productId.toString(), input.category);
  }, undefined);
  return productId.toString();
}

const FIRST_EDIT = 1;

async function insertProduct(input: CreateProductInput, givenId?: Types.ObjectId): Promise<Types.ObjectId> {
  const { stockByOption: _rows, colorImages: _first, colorGalleries: _all, ...fields } = input;
  const listed = listColorImages(input, input.colors);
  const { set, pending } = planCounts({ before: { ...fields, stockByOption: null }, wanted: input });
  const write = Product.create({
    ...(givenId && { _id: givenId }),
    ...fields,
    nameKey: foldCase(input.name),
    stockRank: stockRank(input.stock),
    ...set,
    ...(listed.length > 0 && { colorImages: listed }),
    ...(pending && { pendingCounts: pending.counts, pendingEdit: FIRST_EDIT, stockEdits: FIRST_EDIT }),
  });
  const product = await unlessDuplicate(write);
  if (!product) throw nameTaken();
  return product._id;
}
