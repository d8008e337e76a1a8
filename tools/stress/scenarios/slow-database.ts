import type { Scenario } from "@/tools/stress/scenario";
import { lastPieces, manyTabs } from "@/tools/stress/scenarios/rushes";
import { fillBaskets, makeProducts } from "@/tools/stress/shoppers";

const DELAYS_MS = [20, 60, 150];
const PRODUCTS = 10;
const TABS = 30;
/** What a client is told that is to ask again, other than that the shop cannot answer. */
const IN_PROGRESS = ["IN_PROGRESS"];

/** The database answers late, but answers: all orders come right, and nobody is refused for its sake. */
export const slowDatabase: Scenario = {
  name: ({ slowShoppers }) =>
    `${slowShoppers} shoppers, ${TABS} tabs and a rush while the database answers ${DELAYS_MS.join(", ")} ms late`,
  shop: "slow",
  isWithoutProxy: true,
  async run(stage, size) {
    const { proxy } = stage;
    if (!proxy) throw new Error("The database of this shop cannot be slowed down.");
    const told: string[] = [];
    for (const delayMs of DELAYS_MS) {
      const products = await makeProducts(PRODUCTS, { stock: "999" });
      const baskets = await fillBaskets(size.slowShoppers, (index) =>
        products.slice(index % PRODUCTS, (index % PRODUCTS) + 1).map((product) => ({ product, quantity: 1 })),
      );
      proxy.delayMs = delayMs;
      const shoppers = await stage.placeAtOnce(baskets);
      const rush = await lastPieces.run(stage, size);
      const tabs = await manyTabs.run(stage, { ...size, tabs: TABS });
      proxy.delayMs = 0;
      told.push(`${delayMs} ms: ${[shoppers.told, rush.happened, tabs.happened].join(" | ")}`);
    }
    stage.expect(stage.retries, IN_PROGRESS);
    return { clients: size.slowShoppers, happened: told.join("; ") };
  },
};
