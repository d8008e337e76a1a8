import { randomUUID } from "node:crypto";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { makeProduct } from "@/testing/products";
import { CartLine } from "@/models/cart-line";
import { range, tell, unexpected, unless } from "@/tools/stress/count";
import { placeAtOnce } from "@/tools/stress/place";
import type { Scenario } from "@/tools/stress/scenario";
import { fillBaskets, makeShoppers } from "@/tools/stress/shoppers";

const LINES = 3;

/** One cart, a key of its own in each tab: one order. */
export const manyTabs: Scenario = {
  name: ({ tabs }) => `${tabs} tabs with ${tabs} keys on one cart`,
  async run({ ports }, { tabs }) {
    const products: ProductDto[] = [];
    for (const _ of range(LINES)) products.push(await makeProduct({ stock: "99" }));
    const [basket] = await fillBaskets(await makeShoppers(1), () =>
      products.map((product) => ({ product, quantity: 1 })),
    );
    if (!basket) throw new Error("There is no cart.");
    let rounds = 0;
    let last;
    // Tabs that took lines from each other have all put them back and say so: the shopper presses again.
    do {
      rounds += 1;
      last = await placeAtOnce(
        ports,
        range(tabs).map(() => ({ ...basket, key: randomUUID() })),
      );
    } while (last.acknowledged.length === 0 && (await CartLine.exists({ userId: basket.user._id })));
    const { codes, acknowledged, retries } = last;
    return {
      clients: tabs,
      happened: `${tell(codes)}; rounds: ${rounds}; retries: ${tell(retries)}`,
      violations: [
        ...unless(acknowledged.length === 1, `${acknowledged.length} orders of one cart`),
        ...unexpected(codes, ["done", "CART_CHANGED", "CART_EMPTY"]),
      ],
      acknowledged,
    };
  },
};
