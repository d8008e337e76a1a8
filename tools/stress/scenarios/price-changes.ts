import { setTimeout as sleep } from "node:timers/promises";
import { makeProduct } from "@/testing/products";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { Order } from "@/models/order";
import { call } from "@/tools/stress/call";
import { range, tell, unexpected, unless } from "@/tools/stress/count";
import { inChunks } from "@/tools/stress/in-chunks";
import { pick } from "@/tools/stress/insist";
import { placeOrder } from "@/tools/stress/place";
import type { Scenario } from "@/tools/stress/scenario";
import { type Basket, fillBaskets } from "@/tools/stress/shoppers";
import type { Acknowledged, Stage } from "@/tools/stress/stage";

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
    const products: ProductDto[] = [];
    for (const _ of range(PRODUCTS)) products.push(await makeProduct({ stock: "9999", price: FIRST_PRICE }));
    const baskets = await makeBaskets(products, priceWatchers);
    let isOver = false;
    const changing = changePrices(stage, products, () => isOver);
    const half = Math.floor(baskets.length / 2);
    const confirm = (basket: Basket) => confirmUntilDone(stage, basket);
    const before = await inChunks(baskets.slice(0, half), confirm, SHOPPERS_AT_A_TIME);
    const deleting = deleteProducts(stage, products.slice(0, DELETED));
    const after = await inChunks(baskets.slice(half), confirm, SHOPPERS_AT_A_TIME);
    isOver = true;
    const changes = [...(await changing), ...(await deleting)];
    const confirmed = [...before, ...after];
    const acknowledged = confirmed.flatMap((one) => one.acknowledged);
    const codes = confirmed.flatMap((one) => one.codes);
    const violations = await Promise.all(acknowledged.map(checkOrder));
    return {
      clients: priceWatchers,
      happened: `${tell(codes)}; changes: ${tell(changes)}`,
      violations: [
        ...violations.flat(),
        ...unexpected(codes, ["done", "PRICE_CHANGED", "OUT_OF_STOCK", "CART_CHANGED"]),
        ...unexpected(changes, ["done"]),
        ...unless(codes.includes("PRICE_CHANGED"), "no price changed during a checkout"),
      ],
    };
  },
};

/** Two products each; now and then somebody would like to have them for one taka. */
async function makeBaskets(products: ProductDto[], count: number): Promise<Basket[]> {
  const baskets = await fillBaskets(count, (index) =>
    [products[index % PRODUCTS], products[(index + 1) % PRODUCTS]].flatMap((product) =>
      product ? [{ product, quantity: (index % 3) + 1 }] : [],
    ),
  );
  return baskets.map((basket, index) => (index % TAMPERED_EVERY === 0 ? { ...basket, amount: 1 } : basket));
}

/** Every price up and down, and every stock filled up, until it is over; the deleted ones are left alone. */
async function changePrices(stage: Stage, products: ProductDto[], isOver: () => boolean): Promise<string[]> {
  const codes: string[] = [];
  for (let round = 1; !isOver(); round += 1) {
    for (const product of products.slice(DELETED)) {
      const price = round % 2 === 0 ? FIRST_PRICE : OTHER_PRICE;
      codes.push(await change(stage, product, { price, stock: "9999" }));
    }
    await sleep(20);
  }
  return codes;
}

async function change({ ports, admin }: Stage, product: ProductDto, body: object): Promise<string> {
  const path = `/products/${product._id}`;
  return (await call(pick(ports), { method: "PATCH", path, token: admin.token, body })).code;
}

function deleteProducts({ ports, admin }: Stage, products: ProductDto[]): Promise<string[]> {
  return inChunks(products, async ({ _id }) => {
    return (await call(pick(ports), { method: "DELETE", path: `/products/${_id}`, token: admin.token })).code;
  });
}

/** The shopper is shown the fresh amount and confirms that; a few times, and then they give up. */
async function confirmUntilDone(stage: Stage, basket: Basket) {
  const codes: string[] = [];
  let { amount } = basket;
  for (const _ of range(CONFIRMS)) {
    const { answer, acknowledged } = await placeOrder(stage, { ...basket, amount });
    codes.push(answer.code);
    if (answer.code !== "PRICE_CHANGED") return { codes, acknowledged };
    amount = answer.body.error?.details?.amount ?? amount;
  }
  return { codes, acknowledged: [] };
}

/** What was confirmed is what is stored, at prices that the products really had. */
async function checkOrder({ orderId, basket }: Acknowledged): Promise<string[]> {
  const order = await Order.findById(orderId).lean();
  const unitPrices = order?.cartItems.map((line) => line.price / line.quantity) ?? [];
  return [
    ...unless(
      order?.amount === basket.amount,
      `order ${orderId}: ${basket.amount} confirmed, ${order?.amount} stored`,
    ),
    ...unless(
      unitPrices.every((price) => price === FIRST_PRICE || price === OTHER_PRICE),
      `order ${orderId}: unit prices ${unitPrices.join(" and ")}`,
    ),
  ];
}
