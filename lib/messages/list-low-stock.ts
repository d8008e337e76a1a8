import "server-only";
import { describeChoice } from "@/lib/orders/cart/rules";
import { LOW_STOCK } from "@/lib/stock/constants";
import { Product } from "@/models/product";
import { engineHint } from "@/lib/platform/database/engine-hint";

/** Of a message; the page behind its link has them all. */
const MOST_PRODUCTS = 100;

interface LowOption {
  /** With the option, where there are several. */
  name: string;
  left: number;
}

/** What runs out or is sold out, the emptiest first: products, and options of those that are counted by option. */
export async function listLowStock(): Promise<LowOption[]> {
  const [byOption, asOne] = await Promise.all([
    Product.find({ "stockByOption.stock": { $lte: LOW_STOCK } })
      .hint(engineHint({ stockRank: 1, _id: -1, category: 1 }))
      .limit(MOST_PRODUCTS)
      .select("name stockByOption")
      .lean(),
    Product.find({ stockRank: { $lte: LOW_STOCK }, stockByOption: { $exists: false } })
      .hint(engineHint({ stockRank: 1, _id: -1 }))
      .limit(MOST_PRODUCTS)
      .select("name stockRank")
      .lean(),
  ]);
  const options = byOption.flatMap(({ name, stockByOption }) =>
    (stockByOption ?? [])
      .filter(({ stock }) => stock <= LOW_STOCK)
      .map(({ size, color, stock }) => {
        const choice = describeChoice({ size, color });
        return { name: `${name}${choice && ` (${choice})`}`, left: stock };
      }),
  );
  const products = asOne.map(({ name, stockRank }) => ({ name, left: stockRank }));
  return [...options, ...products].toSorted((a, b) => a.left - b.left);
}
