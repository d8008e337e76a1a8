import { makeProduct } from "@/testing/products";
import { range, tell, unexpected, unless } from "@/tools/stress/count";
import { placeAtOnce } from "@/tools/stress/place";
import type { Scenario } from "@/tools/stress/scenario";
import { fillBaskets, makeShoppers } from "@/tools/stress/shoppers";

/** The same key again and again: one order, and every client ends with its id. */
export const oneKey: Scenario = {
  name: ({ repeats }) => `${repeats} repeats of one key`,
  async run({ ports }, { repeats }) {
    const product = await makeProduct({ stock: "99" });
    const [basket] = await fillBaskets(await makeShoppers(1), () => [{ product, quantity: 2 }]);
    if (!basket) throw new Error("There is no cart.");
    const { codes, acknowledged, retries } = await placeAtOnce(
      ports,
      range(repeats).map(() => basket),
    );
    const ids = new Set(acknowledged.map(({ orderId }) => orderId));
    return {
      clients: repeats,
      happened: `${tell(codes)}; ids: ${ids.size}; retries: ${tell(retries)}`,
      violations: [...unless(ids.size === 1, `${ids.size} ids for one key`), ...unexpected(codes, ["done"])],
      acknowledged,
    };
  },
};
