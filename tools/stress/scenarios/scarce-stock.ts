import { makeProduct } from "@/testing/products";
import { tell, unexpected, unless } from "@/tools/stress/count";
import { placeAtOnce } from "@/tools/stress/place";
import type { Scenario } from "@/tools/stress/scenario";
import { type Basket, fillBaskets, makeShoppers } from "@/tools/stress/shoppers";

const STOCK = 37;
const LARGEST_QUANTITY = 3;

const quantityOf = ({ wishes }: Basket): number => wishes.reduce((sum, { quantity }) => sum + quantity, 0);

/** More wishes than pieces: never oversold, and nobody is refused what there still is. */
export const scarceStock: Scenario = {
  name: () => `${STOCK} units, quantities 1 to ${LARGEST_QUANTITY}`,
  async run({ ports }, { scarceClients }) {
    const product = await makeProduct({ stock: String(STOCK) });
    const shoppers = await makeShoppers(scarceClients);
    const baskets = await fillBaskets(shoppers, (index) => [
      { product, quantity: (index % LARGEST_QUANTITY) + 1 },
    ]);
    const { placed, codes, acknowledged, retries } = await placeAtOnce(ports, baskets);
    const sold = acknowledged.reduce((sum, { basket }) => sum + quantityOf(basket), 0);
    const refused = placed.filter(({ answer }) => answer.code === "OUT_OF_STOCK");
    const smallestRefused = Math.min(...refused.map(({ basket }) => quantityOf(basket)));
    const rest = STOCK - sold;
    return {
      clients: scarceClients,
      happened: `${tell(codes)}; ${sold} sold, ${rest} left; retries: ${tell(retries)}`,
      violations: [
        ...unless(rest >= 0, `${-rest} units more were sold than there were`),
        ...unless(rest < smallestRefused, `${smallestRefused} were refused while ${rest} were left`),
        ...unexpected(codes, ["done", "OUT_OF_STOCK"]),
      ],
      acknowledged,
    };
  },
};
