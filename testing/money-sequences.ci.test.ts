import { afterEach, beforeEach, expect, it } from "vitest";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { CategoryName } from "@/lib/categories";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { listCart } from "@/lib/orders/cart/queries";
import { orderAmount } from "@/lib/orders/charges/rules";
import { checkCoupon } from "@/lib/orders/coupons/check-coupon";
import { cashToCollect } from "@/lib/orders/payment";
import { placeOrder } from "@/lib/orders/place/place-order";
import { processState } from "@/lib/platform/process-state.mjs";
import { change } from "@/testing/contents";
import { setFreeFrom } from "@/testing/charges";
import { makeCoupon } from "@/testing/coupons";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { type Dice, makeDice } from "@/testing/model/generate";
import { checkout, fillCart, makeKey, readOrder } from "@/testing/orders";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { openReturnOf, readReturn, receiveReturn, wantBack } from "@/testing/returns";

useDatabase();
afterEach(async () => {
  delete processState.shopFacts;
  await expectInvariants();
});

const SEQUENCES = 60;
const CATEGORIES: CategoryName[] = ["Caps", "Belts", "Denim Pants"];

/** A code as its owner would explain it, without the shop's own rules. */
interface Code {
  code: string;
  kind: "percent" | "amount" | "freeDelivery";
  value: number;
  minItems: number;
  category: CategoryName | null;
}

interface Bought {
  product: ProductDto;
  quantity: number;
  /** Agreed for one piece, in whole BDT. */
  price: number;
}

let admin: UserDto;
let products: ProductDto[];

beforeEach(async () => {
  admin = await makeAdmin();
  products = [];
  for (const [index, category] of CATEGORIES.entries())
    products.push(await makeProduct({ name: `P${index}`, category, sizes: [], colors: [], stock: "900" }));
});

const itemsOf = (bought: Bought[]): number =>
  bought.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** By hand: what a code takes off, and whether the delivery is free. */
function explain({ kind, value, minItems, category }: Code, bought: Bought[], own: number) {
  const items = itemsOf(bought);
  const ofCode =
    category === null ? items : itemsOf(bought.filter(({ product }) => product.category === category));
  const holds = items >= minItems && ofCode > 0;
  const wanted =
    kind === "percent" ? Math.floor((ofCode * value) / 100 + 0.5) : kind === "amount" ? value : 0;
  return {
    off: holds ? Math.min(wanted, ofCode, items - own) : 0,
    isFree: holds && kind === "freeDelivery",
  };
}

async function makeCode(dice: Dice, sequence: number): Promise<Code> {
  const kind = (["percent", "amount", "freeDelivery"] as const)[dice(3)] ?? "percent";
  const code: Code = {
    code: `CODE${sequence}`,
    kind,
    value: kind === "percent" ? 1 + dice(100) : kind === "amount" ? 1 + dice(3_000) : 0,
    minItems: dice(2) * dice(2_000),
    category: dice(3) === 0 ? (CATEGORIES[dice(CATEGORIES.length)] ?? null) : null,
  };
  await makeCoupon({
    code: code.code,
    kind,
    value: code.value,
    ...(code.minItems > 0 && { minItems: code.minItems }),
    ...(code.category && { categories: [code.category] }),
  });
  return code;
}

const wantedOf = (bought: Bought[]) =>
  bought.map(({ product, quantity }) => ({ productId: product._id, size: "", color: "", quantity }));

interface Placed {
  orderId: string;
  bought: Bought[];
  code: Code | null;
  charge: number;
}

/** A shopper fills a cart and orders what the checkout shows, with a code if it holds. */
async function place(dice: Dice, sequence: number, freeFrom: number | null): Promise<Placed> {
  const user = await makeUser({ isEmailVerified: true });
  const bought: Bought[] = [];
  for (const product of products) {
    const price = 1 + dice(1_500);
    await updateProduct({ productId: product._id, fields: { price } });
    const quantity = dice(4);
    if (quantity > 0) bought.push({ product, quantity, price });
  }
  if (bought.length === 0) return await place(dice, sequence, freeFrom);
  await fillCart(user, ...bought);
  const made = await makeCode(dice, sequence);
  const { off, isFree } = explain(made, bought, 0);
  const checked = await checkCoupon({ user, input: { code: made.code } }).catch(() => null);
  expect(checked !== null).toBe(off > 0 || isFree);
  const goods = itemsOf(bought) - off;
  const charge = isFree || (freeFrom !== null && goods >= freeFrom) ? 0 : 100;
  const shown = orderAmount(await listCart(user), { deliveryLocation: "Inside Dhaka" }, checked);
  expect(shown).toBe(goods + charge);
  const phone = `0171${String(1_000_000 + sequence)}`;
  const input = checkout(0, { amount: shown, phone, ...(checked && { coupon: checked.code }) });
  const { orderId } = await placeOrder({ user, input, key: makeKey() });
  return { orderId, bought, code: checked && made, charge };
}

/** The desk sends more or fewer pieces of a line, and takes something off by itself; returns what that comes to. */
async function changeAtDesk(dice: Dice, placed: Placed, freeFrom: number | null): Promise<Bought[]> {
  const before = await readOrder(placed.orderId);
  const bought = placed.bought.map((line, index) =>
    index === 0 ? { ...line, quantity: Math.max(1, line.quantity + 2 - dice(5)) } : line,
  );
  const own = dice(2) * dice(itemsOf(bought));
  const { off, isFree } = placed.code ? explain(placed.code, bought, own) : { off: 0, isFree: false };
  const goods = itemsOf(bought) - own - off;
  const goodsBefore = before.amount - before.deliveryCharge;
  const isFreeToday = isFree || (freeFrom !== null && goods >= freeFrom);
  const wasFree = placed.code !== null && explain(placed.code, placed.bought, 0).isFree;
  const isFreeNoMore = wasFree || (before.deliveryCharge === 0 && goods < goodsBefore);
  const kept = isFreeNoMore ? 100 : before.deliveryCharge;
  const isSame = goods === goodsBefore && !isFree && !wasFree;
  const charge = isSame ? before.deliveryCharge : isFreeToday ? 0 : kept;
  await change(admin, placed.orderId, {
    lines: wantedOf(bought),
    discount: { amount: own, reason: own > 0 ? "Regular" : "" },
    amount: goods + charge,
  });
  expect(await readOrder(placed.orderId)).toMatchObject({ amount: goods + charge, deliveryCharge: charge });
  return bought;
}

/** All pieces come back, one line after the other; returns what they are worth in all. */
async function bringAllBack(orderId: string, bought: Bought[]): Promise<number> {
  let worth = 0;
  for (const { product, quantity } of bought)
    for (const pieces of quantity > 1 ? [1, quantity - 1] : [quantity]) {
      const request = await wantBack(orderId, [[product, pieces]]);
      const returnId = await openReturnOf(admin, orderId, request);
      await receiveReturn(admin, orderId, returnId);
      const { lines } = await readReturn(orderId, returnId);
      worth += lines.reduce((sum, { value }) => sum + (value ?? 0), 0);
    }
  return worth;
}

it("agrees to the taka: what is shown, ordered, collected and paid back, in every sequence", async () => {
  const seed = Number(process.env.MODEL_SEED ?? 31_019);
  const dice = makeDice(seed);
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    const freeFrom = dice(2) === 0 ? null : 500 + dice(4_000);
    setFreeFrom(freeFrom);
    const placed = await place(dice, sequence, freeFrom);
    const bought = dice(2) === 0 ? placed.bought : await changeAtDesk(dice, placed, freeFrom);
    const { orderId } = placed;
    const order = await readOrder(orderId);
    expect(order.amount, `seed ${seed}, sequence ${sequence}`).toBe(
      itemsOf(bought) - (order.discount?.amount ?? 0) + order.deliveryCharge,
    );
    await bringTo(admin, orderId, "delivered");
    const delivered = await readOrder(orderId);
    expect(delivered.parcel?.cashExpected ?? 0).toBe(order.amount);
    expect(cashToCollect(delivered)).toBe(order.amount);
    expect(await bringAllBack(orderId, bought)).toBe(order.amount - order.deliveryCharge);
  }
}, 300_000);
