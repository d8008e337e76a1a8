import { setTimeout as sleep } from "node:timers/promises";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { Order } from "@/models/order";
import type { Acknowledged } from "@/tools/stress/clients";
import { inChunks, inTurn, range } from "@/tools/stress/many";
import type { Scenario } from "@/tools/stress/scenario";
import { type Basket, fillBaskets, makeProducts } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";

const PRODUCTS = 6;
const DELETED = 1;
const FIRST_PRICE = 1_000;
const OTHER_PRICE = 1_100;
const CONFIRMS = 5;
const TAMPERED_EVERY = 10;
const SHOPPERS_AT_A_TIME = 20;

/** An admin changes prices and stocks and deletes a product all the while: an order is what was confirmed, or a clear refusal. */
export const priceChanges: Scenario = {
  name: () => "price changes and a product deletion during checkout",
  async run(stage, { priceWatchers }) {
    const products = await makeProducts(PRODUCTS, { stock: "9999", price: FIRST_PRICE });
    const baskets = await makeBaskets(products, priceWatchers);
    let isOver = false;
    const changing = changePrices(stage, products, () => isOver);
    const half = Math.floor(baskets.length / 2);
    const confirm = (basket: Basket) => confirmUntilDone(stage, basket);
    const before = await inChunks(baskets.slice(0, half), confirm, SHOPPERS_AT_A_TIME);
    const deleting = deleteProducts(stage, products.slice(0, DELETED));
    const after = await inChunks(baskets.slice(half), confirm, SHOPPERS_AT_A_TIME);
    isOver = true;
    const changed = stage.expect([...(await changing), ...(await deleting)], ["done"]);
    const confirmed = [...before, ...after];
    const codes = confirmed.flatMap((one) => one.codes);
    for (const order of confirmed.flatMap((one) => one.acknowledged)) await checkOrder(stage, order);
    stage.must(codes.includes("PRICE_CHANGED"), "no price changed during a checkout");
    const told = stage.expect(codes, ["done", "PRICE_CHANGED", "OUT_OF_STOCK", "CART_CHANGED"]);
    return { clients: priceWatchers, happened: `${told}; changes: ${changed}` };
  },
};

/** Two products each; now and then somebody would like to have them for one taka. */
async function makeBaskets(products: ProductDto[], count: number): Promise<Basket[]> {
  const baskets = await fillBaskets(count, (index) =>
    [index, index + 1].map((turn) => ({ product: inTurn(products, turn), quantity: (index % 3) + 1 })),
  );
  return baskets.map((basket, index) => (index % TAMPERED_EVERY === 0 ? { ...basket, amount: 1 } : basket));
}

/** Every price up and down, and every stock filled up, until it is over; the deleted ones are left alone. */
async function changePrices(stage: Stage, products: ProductDto[], isOver: () => boolean): Promise<string[]> {
  const codes: string[] = [];
  for (let round = 1; !isOver(); round += 1) {
    for (const { _id } of products.slice(DELETED)) {
      const body = { price: round % 2 === 0 ? FIRST_PRICE : OTHER_PRICE, stock: "9999" };
      codes.push((await stage.send({ method: "PATCH", path: `/products/${_id}`, body })).code);
    }
    await sleep(20);
  }
  return codes;
}

function deleteProducts(stage: Stage, products: ProductDto[]): Promise<string[]> {
  return inChunks(
    products,
    async ({ _id }) => (await stage.send({ method: "DELETE", path: `/products/${_id}` })).code,
  );
}

/** The shopper is shown the fresh amount and confirms that; a few times, and then they give up. */
async function confirmUntilDone(stage: Stage, basket: Basket) {
  const codes: string[] = [];
  let { amount } = basket;
  for (const _ of range(CONFIRMS)) {
    const { answer, acknowledged } = await stage.place({ ...basket, amount });
    codes.push(answer.code);
    if (answer.code !== "PRICE_CHANGED") return { codes, acknowledged };
    amount = answer.body.error?.details?.amount ?? amount;
  }
  return { codes, acknowledged: [] };
}

/** What was confirmed is what is stored, at prices that the products really had. */
async function checkOrder(stage: Stage, { orderId, basket: { amount } }: Acknowledged): Promise<void> {
  const order = await Order.findById(orderId).lean();
  const unitPrices = order?.cartItems.map((line) => line.price / line.quantity) ?? [];
  const areKnown = unitPrices.every((price) => price === FIRST_PRICE || price === OTHER_PRICE);
  stage.must(order?.amount === amount, `order ${orderId}: ${amount} confirmed, ${order?.amount} stored`);
  stage.must(areKnown, `order ${orderId}: unit prices ${unitPrices.join(" and ")}`);
}
