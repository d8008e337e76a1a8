import { Types } from "mongoose";
import { CATEGORY_NAMES, type CategoryName } from "@/lib/categories";
import { foldCase } from "@/lib/platform/text/text";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";
import { seedDemoCatalogue } from "@/demo/seed-catalogue";

const BATCH = 1_000;

/** Fills each category up to so many products: those of the demo, and copies of them under other names. */
export async function fillProducts(perCategory: number): Promise<void> {
  if ((await Product.countDocuments()) === 0) await seedDemoCatalogue();
  for (const category of CATEGORY_NAMES) await fillCategory(category, perCategory);
}

async function fillCategory(category: CategoryName, wanted: number): Promise<void> {
  // Whole documents, so that copies have all that the shop has written, whatever that is.
  const originals = await Product.collection
    .find({ category, isCopy: { $exists: false } })
    .sort({ _id: 1 })
    .limit(wanted)
    .toArray();
  const productIds = originals.map(({ _id }) => _id);
  const units = await StockUnit.collection.find({ productId: { $in: productIds } }).toArray();
  const there = await Product.countDocuments({ category });
  const numbers = Array.from({ length: Math.max(0, wanted - there) }, (_, index) => there + index);
  for (let start = 0; start < numbers.length; start += BATCH) {
    const copies = numbers.slice(start, start + BATCH).flatMap((number) => {
      const original = originals[number % originals.length];
      if (!original) return [];
      const name = `${original.name} ${number}`;
      const _id = new Types.ObjectId();
      const ofOriginal = units.filter(({ productId }) => original._id.equals(productId));
      return [
        {
          product: { ...original, _id, name, nameKey: foldCase(name), isCopy: true },
          units: ofOriginal.map((unit) => ({ ...unit, _id: new Types.ObjectId(), productId: _id })),
        },
      ];
    });
    await Product.collection.insertMany(copies.map(({ product }) => product));
    const unitsOfCopies = copies.flatMap((copy) => copy.units);
    if (unitsOfCopies.length > 0) await StockUnit.collection.insertMany(unitsOfCopies);
  }
}
