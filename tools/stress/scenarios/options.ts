import { addPieces } from "@/lib/products/stock/add-pieces";
import { updateProduct } from "@/lib/products/update-product";
import { makeProduct } from "@/testing/products";
import { range, tell, unexpected, unless } from "@/tools/stress/count";
import { placeAtOnce } from "@/tools/stress/place";
import type { Scenario } from "@/tools/stress/scenario";
import { fillBaskets, makeShoppers } from "@/tools/stress/shoppers";

const LAST = { size: "32", color: "Indigo" };
const PLENTY = { size: "34", color: "Indigo" };
const RENAMED = { size: "36", color: "Indigo" };
const NEW_NAME = "36 (L)";
const FREE = 10_000;
const ADDITIONS = 20;

/**
 * Everybody wants one of three: the last piece of a size, a size of which there is plenty, or both of them in one order;
 * meanwhile pieces come in and a third size gets another name.
 */
export const options: Scenario = {
  name: () => "the last piece of a size beside one that sells freely",
  async run({ ports }, { lastUnitClients: clients }) {
    const product = await makeProduct({
      sizes: ["32", "34", "36"],
      colors: ["Indigo"],
      stockByOption: [
        { ...LAST, stock: 1 },
        { ...PLENTY, stock: FREE },
        { ...RENAMED, stock: 5 },
      ],
    });
    const baskets = await fillBaskets(
      await makeShoppers(clients),
      (index) =>
        [[LAST], [PLENTY], [LAST, PLENTY]][index % 3]?.map((option) => ({ product, quantity: 1, option })) ??
        [],
    );
    const wantsLast = (index: number) => index % 3 !== 1;
    const [{ placed, codes, acknowledged, retries }] = await Promise.all([
      placeAtOnce(ports, baskets),
      renameAndAdd(product._id),
    ]);
    const place = new Map(baskets.map(({ key }, index) => [key, index]));
    const sold = acknowledged.filter(({ basket }) => wantsLast(place.get(basket.key) ?? 0));
    const refused = placed.filter(
      ({ basket, answer }) => answer.code === "OUT_OF_STOCK" && !wantsLast(place.get(basket.key) ?? 0),
    );
    return {
      clients,
      happened: `${tell(codes)}; retries: ${tell(retries)}`,
      violations: [
        ...unless(sold.length === 1, `${sold.length} orders have the last piece`),
        ...unless(refused.length === 0, `${refused.length} were refused a size of which there was plenty`),
        ...unexpected(codes, ["done", "OUT_OF_STOCK"]),
      ],
      acknowledged,
    };
  },
};

async function renameAndAdd(productId: string): Promise<void> {
  for (const index of range(ADDITIONS)) {
    await addPieces({ productId, input: { ...PLENTY, add: 3 }, key: `stress-add-${index}` });
    if (index !== ADDITIONS / 2) continue;
    await updateProduct({
      productId,
      fields: { sizes: ["32", "34", NEW_NAME] },
      renamedOptions: [{ kind: "size", from: RENAMED.size, to: NEW_NAME }],
    });
  }
}
