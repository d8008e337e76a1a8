import { makeProduct } from "@/testing/products";
import { tell, unexpected, unless } from "@/tools/stress/count";
import { placeAtOnce } from "@/tools/stress/place";
import type { Scenario } from "@/tools/stress/scenario";
import { fillBaskets, makeShoppers } from "@/tools/stress/shoppers";

/** Everybody after the last piece: exactly one wins, and the others are told why not. */
export const lastUnit: Scenario = {
  name: ({ lastUnitClients }) => `${lastUnitClients} people after the last unit`,
  async run({ ports }, { lastUnitClients }) {
    const product = await makeProduct({ stock: "1" });
    const shoppers = await makeShoppers(lastUnitClients);
    const baskets = await fillBaskets(shoppers, () => [{ product, quantity: 1 }]);
    const { codes, acknowledged, retries } = await placeAtOnce(ports, baskets);
    return {
      clients: lastUnitClients,
      happened: `${tell(codes)}; retries: ${tell(retries)}`,
      violations: [
        ...unless(acknowledged.length === 1, `${acknowledged.length} people got the last unit`),
        ...unexpected(codes, ["done", "OUT_OF_STOCK"]),
      ],
      acknowledged,
    };
  },
};
