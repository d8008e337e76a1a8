import { randomUUID } from "node:crypto";
import { makeProduct } from "@/testing/products";
import { CartLine } from "@/models/cart-line";
import { inTurn, range } from "@/tools/stress/many";
import type { Scenario } from "@/tools/stress/scenario";
import { type Basket, fillBaskets, makeProducts } from "@/tools/stress/shoppers";

const STOCK = 37;
const LARGEST_QUANTITY = 3;
const LINES = 3;

/** Everybody after the last piece: exactly one wins, and the others are told why not. */
export const lastUnit: Scenario = {
  name: ({ lastUnitClients }) => `${lastUnitClients} people after the last unit`,
  async run(stage, { lastUnitClients }) {
    const product = await makeProduct({ stock: "1" });
    const baskets = await fillBaskets(lastUnitClients, () => [{ product, quantity: 1 }]);
    const { told, acknowledged } = await stage.placeAtOnce(baskets, ["OUT_OF_STOCK"]);
    stage.must(acknowledged.length === 1, `${acknowledged.length} people got the last unit`);
    return { clients: lastUnitClients, happened: told };
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
    const { placed, told, acknowledged } = await stage.placeAtOnce(baskets, ["OUT_OF_STOCK"]);
    const sold = acknowledged.reduce((sum, { basket }) => sum + quantityOf(basket), 0);
    const refused = placed.filter(({ answer }) => answer.code === "OUT_OF_STOCK");
    const smallestRefused = Math.min(...refused.map(({ basket }) => quantityOf(basket)));
    const rest = STOCK - sold;
    stage.must(rest >= 0, `${-rest} units more were sold than there were`);
    stage.must(rest < smallestRefused, `${smallestRefused} were refused while ${rest} were left`);
    return { clients: scarceClients, happened: `${told}; ${sold} sold, ${rest} left` };
  },
};

const PIECES = 10;
const BUYERS = 24;

/** More buyers than pieces: each piece is sold once. */
export const lastPieces: Scenario = {
  name: () => `${BUYERS} people after ${PIECES} pieces`,
  async run(stage) {
    const product = await makeProduct({ stock: String(PIECES) });
    const baskets = await fillBaskets(BUYERS, () => [{ product, quantity: 1 }]);
    const { told, acknowledged } = await stage.placeAtOnce(baskets, ["OUT_OF_STOCK"]);
    stage.must(acknowledged.length === PIECES, `${acknowledged.length} of ${PIECES} pieces were sold`);
    return { clients: BUYERS, happened: told };
  },
};

/** One cart, a key of its own in each tab: one order. */
export const manyTabs: Scenario = {
  name: ({ tabs }) => `${tabs} tabs with ${tabs} keys on one cart`,
  async run(stage, { tabs }) {
    const products = await makeProducts(LINES, { stock: "99" });
    const basket = await fillOne(products.map((product) => ({ product, quantity: 1 })));
    let rounds = 0;
    let last;
    // Tabs that took lines from each other have all put them back and say so: the shopper presses again.
    do {
      rounds += 1;
      const views = range(tabs).map(() => ({ ...basket, key: randomUUID() }));
      last = await stage.placeAtOnce(views, ["CART_CHANGED", "CART_EMPTY"]);
    } while (last.acknowledged.length === 0 && (await CartLine.exists({ userId: basket.user._id })));
    const { told, acknowledged } = last;
    stage.must(acknowledged.length === 1, `${acknowledged.length} orders of one cart`);
    return { clients: tabs, happened: `${told}; rounds: ${rounds}` };
  },
};

/** The same key again and again: one order, and every client ends with its id. */
export const oneKey: Scenario = {
  name: ({ repeats }) => `${repeats} repeats of one key`,
  async run(stage, { repeats }) {
    const basket = await fillOne([{ product: await makeProduct({ stock: "99" }), quantity: 2 }]);
    const { told, acknowledged } = await stage.placeAtOnce(range(repeats).map(() => basket));
    const ids = new Set(acknowledged.map(({ orderId }) => orderId));
    stage.must(ids.size === 1, `${ids.size} ids for one key`);
    return { clients: repeats, happened: `${told}; ids: ${ids.size}` };
  },
};

const fillOne = async (wishes: Basket["wishes"]): Promise<Basket> =>
  inTurn(await fillBaskets(1, () => wishes), 0);
