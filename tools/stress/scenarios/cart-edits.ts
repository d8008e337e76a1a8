import { setTimeout as sleep } from "node:timers/promises";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { makeProduct } from "@/testing/products";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";
import type { Answer, Call } from "@/tools/stress/call";
import { codeOrLost, LOST } from "@/tools/stress/clients";
import { inChunks, range } from "@/tools/stress/many";
import type { Scenario } from "@/tools/stress/scenario";
import { type Basket, fillBaskets } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";

const LINES = 3;
const SHOPPERS_AT_A_TIME = 25;
/** Longer than the first steps of an order take, so that an edit may come before, amid and after them. */
const LONGEST_DELAY_MS = 300;

/** What may be answered to each edit. */
const EXPECTED = {
  placed: ["done", "CART_CHANGED", "PRICE_CHANGED"],
  added: ["done"],
  removed: ["done", "NOT_FOUND"],
  changed: ["done", "NOT_FOUND"],
} as const;
type Edited = { basket: Basket } & Record<keyof typeof EXPECTED, Answer>;

/** Other tabs add a line, remove one and change a quantity while the order is placed: what was shown, or not at all. */
export const cartEdits: Scenario = {
  name: () => "adding, removing and changing lines while placing",
  async run(stage, { cartEditors }) {
    const product = await makeProduct({ stock: String(2 * LINES * cartEditors) });
    const wishes = range(LINES).map(() => ({ product, quantity: 1 }));
    const baskets = await fillBaskets(cartEditors, () => wishes);
    const serve = (basket: Basket) => editWhilePlacing(stage, basket, product);
    const edited = await inChunks(baskets, serve, SHOPPERS_AT_A_TIME);
    for (const outcome of edited) await checkCart(stage, outcome);
    const told = (["placed", "added", "removed", "changed"] as const).map((edit) => {
      const codes = edited.map((one) => codeOrLost(one[edit]));
      return `${edit}: ${stage.expect(codes, [...EXPECTED[edit], ...stage.mayBeLost])}`;
    });
    return { clients: cartEditors, happened: told.join("; ") };
  },
};

async function editWhilePlacing(stage: Stage, basket: Basket, product: ProductDto): Promise<Edited> {
  const { token, lineIds } = basket;
  const productId = product._id;
  const send = async (edit: Omit<Call, "token">) => {
    await sleep(Math.random() * LONGEST_DELAY_MS);
    return await stage.send({ ...edit, token });
  };
  const [{ answer: placed }, added, removed, changed] = await Promise.all([
    stage.place(basket),
    send({ method: "POST", path: "/cart", body: { productId, quantity: 1 } }),
    send({ method: "DELETE", path: `/cart/${lineIds[0]}` }),
    send({ method: "PATCH", path: `/cart/${lineIds[1]}`, body: { quantity: 2 } }),
  ]);
  return { basket, placed, added, removed, changed };
}

/** The order has just the lines that were shown; everything else that was acknowledged is in the cart. */
async function checkCart(stage: Stage, { basket, placed, added, removed, changed }: Edited): Promise<void> {
  const cart = await CartLine.find({ userId: basket.user._id }).lean();
  const inCart = new Set(cart.map((line) => line._id.toString()));
  const order = await Order.findOne({ userId: basket.user._id, key: basket.key }).lean();
  const ordered = order?.cartItems.map((line) => line._id.toString()) ?? [];
  const isPlaced = placed.code === "done";
  const isAsShown = ordered.toSorted().join() === basket.lineIds.toSorted().join();
  const kept = basket.lineIds.filter((id) => !(id === basket.lineIds[0] && removed.code === "done"));
  const wanted = [...(isPlaced ? [] : kept), ...(added.body.insertedId ? [added.body.insertedId] : [])];
  const lost = wanted.filter((id) => !inCart.has(id));
  const name = `cart of ${basket.user._id}`;
  stage.must(!isPlaced || isAsShown, `${name}: the order has other lines than were shown`);
  // Nobody knows then what the cart should hold.
  if ([added, removed, changed].some((answer) => codeOrLost(answer) === LOST)) return;
  stage.must(!(isPlaced && removed.code === "done"), `${name}: a removed line was ordered`);
  stage.must(!(isPlaced && changed.code === "done"), `${name}: a line was ordered with an old quantity`);
  stage.must(
    inCart.size === wanted.length,
    `${name}: ${inCart.size} lines, but it should be ${wanted.length}`,
  );
  stage.must(lost.length === 0, `${name}: lost a line`);
}
