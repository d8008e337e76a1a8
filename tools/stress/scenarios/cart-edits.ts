import { setTimeout as sleep } from "node:timers/promises";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { makeProduct } from "@/testing/products";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";
import { type Answer, call, type Call } from "@/tools/stress/call";
import { tell, unexpected, unless } from "@/tools/stress/count";
import { inChunks } from "@/tools/stress/in-chunks";
import { pick } from "@/tools/stress/insist";
import { placeOrder } from "@/tools/stress/place";
import type { Scenario } from "@/tools/stress/scenario";
import { type Basket, fillBaskets } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";

const LINES = 3;
const SHOPPERS_AT_A_TIME = 25;
/** Longer than the first steps of an order take, so that an edit may come before, amid and after them. */
const LONGEST_DELAY_MS = 300;

interface Edited {
  basket: Basket;
  placed: Answer;
  added: Answer;
  removed: Answer;
  changed: Answer;
}

/** Other tabs add a line, remove one and change a quantity while the order is placed: what was shown, or not at all. */
export const cartEdits: Scenario = {
  name: () => "adding, removing and changing lines while placing",
  async run(stage, { cartEditors }) {
    const product = await makeProduct({ stock: String(2 * LINES * cartEditors) });
    const baskets = await fillBaskets(cartEditors, () =>
      Array.from({ length: LINES }, () => ({ product, quantity: 1 })),
    );
    const serve = (basket: Basket) => editWhilePlacing(stage, basket, product);
    const edited = await inChunks(baskets, serve, SHOPPERS_AT_A_TIME);
    const violations: string[] = [];
    for (const outcome of edited) violations.push(...(await checkCart(outcome)));
    const codesOf = (edit: "placed" | "added" | "removed" | "changed") => edited.map((one) => one[edit].code);
    const told = (["placed", "added", "removed", "changed"] as const).map(
      (edit) => `${edit}: ${tell(codesOf(edit))}`,
    );
    return {
      clients: cartEditors,
      happened: told.join("; "),
      violations: [
        ...violations,
        ...unexpected(codesOf("placed"), ["done", "CART_CHANGED", "PRICE_CHANGED"]),
        ...unexpected(codesOf("added"), ["done"]),
        ...unexpected(codesOf("removed"), ["done", "NOT_FOUND"]),
        ...unexpected(codesOf("changed"), ["done", "NOT_FOUND"]),
      ],
    };
  },
};

async function editWhilePlacing(stage: Stage, basket: Basket, product: ProductDto): Promise<Edited> {
  const { token, lineIds } = basket;
  const productId = product._id;
  const send = async (edit: Omit<Call, "token">) => {
    await sleep(Math.random() * LONGEST_DELAY_MS);
    return await call(pick(stage.ports), { ...edit, token });
  };
  const [{ answer: placed }, added, removed, changed] = await Promise.all([
    placeOrder(stage, basket),
    send({ method: "POST", path: "/cart", body: { productId, quantity: 1 } }),
    send({ method: "DELETE", path: `/cart/${lineIds[0]}` }),
    send({ method: "PATCH", path: `/cart/${lineIds[1]}`, body: { quantity: 2 } }),
  ]);
  return { basket, placed, added, removed, changed };
}

/** The order has just the lines that were shown; everything else that was acknowledged is in the cart. */
async function checkCart({ basket, placed, added, removed, changed }: Edited): Promise<string[]> {
  const cart = await CartLine.find({ userId: basket.user._id }).lean();
  const inCart = new Set(cart.map((line) => line._id.toString()));
  const order = await Order.findOne({ userId: basket.user._id, key: basket.key }).lean();
  const ordered = order?.cartItems.map((line) => line._id.toString()) ?? [];
  const isPlaced = placed.code === "done";
  const kept = basket.lineIds.filter((id) => !(id === basket.lineIds[0] && removed.code === "done"));
  const wanted = [...(isPlaced ? [] : kept), ...(added.body.insertedId ? [added.body.insertedId] : [])];
  const name = `cart of ${basket.user._id}`;
  return [
    ...unless(
      !isPlaced || ordered.toSorted().join() === basket.lineIds.toSorted().join(),
      `${name}: the order has other lines than were shown`,
    ),
    ...unless(!(isPlaced && removed.code === "done"), `${name}: a removed line was ordered`),
    ...unless(!(isPlaced && changed.code === "done"), `${name}: a line was ordered with an old quantity`),
    ...unless(
      inCart.size === wanted.length,
      `${name}: ${inCart.size} lines, but it should be ${wanted.length}`,
    ),
    ...unless(
      wanted.every((id) => inCart.has(id)),
      `${name}: lost a line`,
    ),
  ];
}
