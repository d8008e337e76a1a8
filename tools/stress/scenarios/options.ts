import { addPieces } from "@/lib/stock/add-pieces";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { makeProduct } from "@/testing/products";
import { inTurn, range } from "@/tools/stress/many";
import type { Scenario } from "@/tools/stress/scenario";
import { type Basket, fillBaskets } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";

const COLOR = "Indigo";
const PLENTY = ["26", "27", "28", "29", "30", "31", "32"].map((size) => ({ size, color: COLOR }));
/** Of a later unit: an order of all of them takes so many steps, and holds the others, before it asks for this. */
const LAST = { size: "34", color: COLOR };
const RENAMED = { size: "36", color: COLOR };
const NEW_NAME = "36 (L)";
const FREE = 10_000;
const ADDITIONS = 20;

/** A server that opens connections looks at each order again; from the second rush on it has all that it needs. */
const RUSHES = 3;

/**
 * Everybody wants one of three: the last piece of a size, a size of which there is plenty, or all sizes in one order;
 * meanwhile pieces come in and another size gets a new name.
 */
export const options: Scenario = {
  name: () => `the last piece of a size beside those that sell freely, ${RUSHES} times`,
  async run(stage, { lastUnitClients }) {
    const told: string[] = [];
    for (const _ of range(RUSHES)) told.push(await rush(stage, lastUnitClients));
    return { clients: RUSHES * lastUnitClients, happened: told.join("; ") };
  },
};

async function rush(stage: Stage, clients: number): Promise<string> {
  const product = await makeProduct({
    sizes: [...PLENTY, LAST, RENAMED].map(({ size }) => size),
    colors: [COLOR],
    stockByOption: [
      ...PLENTY.map((option) => ({ ...option, stock: FREE })),
      { ...LAST, stock: 1 },
      { ...RENAMED, stock: 5 },
    ],
  });
  const wishes = [[...PLENTY, LAST], PLENTY.slice(-1), [LAST]];
  const baskets = await fillBaskets(clients, (index) =>
    inTurn(wishes, index).map((option) => ({ product, quantity: 1, option })),
  );
  const [{ placed, told, acknowledged }] = await Promise.all([
    stage.placeAtOnce(baskets, ["OUT_OF_STOCK"]),
    renameAndAdd(product._id),
  ]);
  const wantsLast = (basket: Basket) => basket.wishes.some(({ option }) => option === LAST);
  const sold = acknowledged.filter(({ basket }) => wantsLast(basket));
  const refused = placed.filter(({ basket, answer }) => answer.code === "OUT_OF_STOCK" && !wantsLast(basket));
  stage.must(sold.length === 1, `${sold.length} orders have the last piece`);
  stage.must(refused.length === 0, `${refused.length} were refused a size of which there was plenty`);
  return told;
}

async function renameAndAdd(productId: string): Promise<void> {
  for (const index of range(ADDITIONS)) {
    await addPieces({
      productId,
      input: { size: "32", color: COLOR, add: 3 },
      key: `stress-add-${productId}-${index}`,
    });
    if (index !== ADDITIONS / 2) continue;
    await updateProduct({
      productId,
      fields: { sizes: [...PLENTY.map(({ size }) => size), LAST.size, NEW_NAME] },
      renamedOptions: [{ kind: "size", from: RENAMED.size, to: NEW_NAME }],
    });
  }
}
