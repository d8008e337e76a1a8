import { randomUUID } from "node:crypto";
import { makeProduct } from "@/testing/products";
import { CartLine } from "@/models/cart-line";
import { range, tell, unexpected, unless } from "@/tools/stress/count";
import { placeAtOnce } from "@/tools/stress/place";
import type { Scenario } from "@/tools/stress/scenario";
import { type Basket, fillBaskets } from "@/tools/stress/shoppers";

const STOCK = 37;
const LARGEST_QUANTITY = 3;
const LINES = 3;

/** Everybody after the last piece: exactly one wins, and the others are told why not. */
export const lastUnit: Scenario = {
  name: ({ lastUnitClients }) => `${lastUnitClients} people after the last unit`,
  async run(stage, { lastUnitClients }) {
    const product = await makeProduct({ stock: "1" });
    const baskets = await fillBaskets(lastUnitClients, () => [{ product, quantity: 1 }]);
    const { codes, acknowledged } = await placeAtOnce(stage, baskets);
    return {
      clients: lastUnitClients,
      happened: tell(codes),
      violations: [
        ...unless(acknowledged.length === 1, `${acknowledged.length} people got the last unit`),
        ...unexpected(codes, ["done", "OUT_OF_STOCK"]),
      ],
    };
  },
};

const quantityOf = ({ wishes }: Basket): number => wishes.reduce((sum, { quantity }) => sum + quantity, 0);

/** More wishes than pieces: never oversold, and nobody is refused what there still is. */
export const scarceStock: Scenario = {
  name: () => `${STOCK} units, quantities 1 to ${LARGEST_QUANTITY}`,
  async run(stage, { scarceClients }) {
    const product = await makeProduct({ stock: String(STOCK) });
    const baskets = await fillBaskets(scarceClients, (index) => [
      { product, quantity: (index % LARGEST_QUANTITY) + 1 },
    ]);
    const { placed, codes, acknowledged } = await placeAtOnce(stage, baskets);
    const sold = acknowledged.reduce((sum, { basket }) => sum + quantityOf(basket), 0);
    const refused = placed.filter(({ answer }) => answer.code === "OUT_OF_STOCK");
    const smallestRefused = Math.min(...refused.map(({ basket }) => quantityOf(basket)));
    const rest = STOCK - sold;
    return {
      clients: scarceClients,
      happened: `${tell(codes)}; ${sold} sold, ${rest} left`,
      violations: [
        ...unless(rest >= 0, `${-rest} units more were sold than there were`),
        ...unless(rest < smallestRefused, `${smallestRefused} were refused while ${rest} were left`),
        ...unexpected(codes, ["done", "OUT_OF_STOCK"]),
      ],
    };
  },
};

/** One cart, a key of its own in each tab: one order. */
export const manyTabs: Scenario = {
  name: ({ tabs }) => `${tabs} tabs with ${tabs} keys on one cart`,
  async run(stage, { tabs }) {
    const wishes = [];
    for (const _ of range(LINES)) wishes.push({ product: await makeProduct({ stock: "99" }), quantity: 1 });
    const basket = await fillOne(wishes);
    let rounds = 0;
    let last;
    // Tabs that took lines from each other have all put them back and say so: the shopper presses again.
    do {
      rounds += 1;
      last = await placeAtOnce(
        stage,
        range(tabs).map(() => ({ ...basket, key: randomUUID() })),
      );
    } while (last.acknowledged.length === 0 && (await CartLine.exists({ userId: basket.user._id })));
    const { codes, acknowledged } = last;
    return {
      clients: tabs,
      happened: `${tell(codes)}; rounds: ${rounds}`,
      violations: [
        ...unless(acknowledged.length === 1, `${acknowledged.length} orders of one cart`),
        ...unexpected(codes, ["done", "CART_CHANGED", "CART_EMPTY"]),
      ],
    };
  },
};

/** The same key again and again: one order, and every client ends with its id. */
export const oneKey: Scenario = {
  name: ({ repeats }) => `${repeats} repeats of one key`,
  async run(stage, { repeats }) {
    const basket = await fillOne([{ product: await makeProduct({ stock: "99" }), quantity: 2 }]);
    const { codes, acknowledged } = await placeAtOnce(
      stage,
      range(repeats).map(() => basket),
    );
    const ids = new Set(acknowledged.map(({ orderId }) => orderId));
    return {
      clients: repeats,
      happened: `${tell(codes)}; ids: ${ids.size}`,
      violations: [...unless(ids.size === 1, `${ids.size} ids for one key`), ...unexpected(codes, ["done"])],
    };
  },
};

async function fillOne(wishes: Basket["wishes"]): Promise<Basket> {
  const [basket] = await fillBaskets(1, () => wishes);
  if (!basket) throw new Error("There is no cart.");
  return basket;
}
