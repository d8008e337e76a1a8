import { beforeEach, describe, expect, it } from "vitest";
import { blockPhone, unblockPhone } from "@/lib/orders/blocked-phones/block-phone";
import { blockPhoneSchema } from "@/lib/orders/blocked-phones/schema";
import { requireDeskOrder } from "@/lib/orders/call-queue/desk-orders";
import { requirePhone } from "@/lib/orders/call-queue/change-at-desk";
import { noteAdvance } from "@/lib/orders/call-queue/note-advance";
import { noteAdvanceSchema } from "@/lib/orders/call-queue/schema";
import { AppError } from "@/lib/platform/http/errors";
import { placeOrder } from "@/lib/orders/place/place-order";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { brandFacts } from "@/lib/shop-facts";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { checkout, fillCart, makeKey, makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { BlockedPhone } from "@/models/blocked-phone";
import { CartLine } from "@/models/cart-line";

useDatabase();

const NOBODY = "65f000000000000000000001";

let actor: UserDto;
let product: ProductDto;
let orderId: string;
beforeEach(async () => {
  actor = await makeAdmin();
  product = await makeProduct({ stock: "10" });
  orderId = await makeOrder(await makeUser(), { product });
});

const block = (given: object = { reason: "refused three parcels", days: 30 }) =>
  blockPhone({ actor, phone: "01712345678", block: blockPhoneSchema.parse(given) });

/** Orders by another account, with the same phone unless told otherwise. */
async function order(phone = "+880 1712-345678", key = makeKey()) {
  const user = await makeUser();
  await fillCart(user, { product });
  const place = () => placeOrder({ user, input: checkout(product.price, { phone }), key });
  return { user, place };
}

describe("a blocked phone", () => {
  it("is refused in any notation with where to call, and nothing is held or taken from the cart", async () => {
    await block();
    const { user, place } = await order();
    const refusal = await place().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: "TOO_MANY_REQUESTS", status: 429 });
    expect(String(refusal)).toContain(brandFacts().phone);
    expect(await readUnit(product._id)).toMatchObject({ stock: 9 });
    expect(await CartLine.countDocuments({ userId: user._id, orderId: null })).toBe(1);
    await expectInvariants();
  });

  it("leaves every other phone alone, and answers a repeat of what was placed before", async () => {
    const { place } = await order();
    const first = await place();
    await block();
    expect(await place()).toMatchObject({ orderId: first.orderId });
    const other = await order("01812 000 111");
    await expect(other.place()).resolves.toMatchObject({ isCanceled: false });
  });

  it("can order again when the block has ended, or was taken back", async () => {
    await block();
    await BlockedPhone.updateMany({}, { until: new Date(Date.now() - 1) });
    const { place } = await order();
    await place();
    await block();
    await unblockPhone("01712345678");
    const { place: again } = await order();
    await again();
  });

  it("is told at the desk with reason and end, and kept without its number", async () => {
    await block();
    const { phoneBlock } = await requireDeskOrder(orderId, actor);
    expect(phoneBlock?.reason).toBe("refused three parcels");
    const daysLeft = (Date.parse(phoneBlock?.until ?? "") - Date.now()) / 86_400_000;
    expect(Math.round(daysLeft)).toBe(30);
    const stored = JSON.stringify(await BlockedPhone.find().lean());
    expect(stored).not.toContain("1712345678");
    expect(await codeOf(requirePhone(NOBODY))).toBe("NOT_FOUND");
  });

  it.each([
    {},
    { reason: " ", days: 3 },
    { reason: "x", days: 0 },
    { reason: "x", days: 366 },
    { reason: "x" },
  ])("%j is no block", (given) => {
    expect(blockPhoneSchema.safeParse(given).success).toBe(false);
  });
});

describe("noteAdvance", () => {
  const note = (given: object) => noteAdvance({ actor, orderId, advance: noteAdvanceSchema.parse(given) });

  it("keeps amount and reference beside the order's amount, which stays", async () => {
    const { amount } = await readOrder(orderId);
    await note({ amount: 500, reference: " bKash 9XK27 " });
    const shown = await requireDeskOrder(orderId, actor);
    expect(shown).toMatchObject({ amount, advance: { amount: 500, reference: "bKash 9XK27" }, version: 1 });
    await note({ amount: 0 });
    expect(await requireDeskOrder(orderId, actor)).toMatchObject({ advance: null, version: 2 });
    const { events } = await readOrder(orderId);
    expect(events.map(({ kind }) => kind)).toEqual(["placed", "advanced", "advanced"]);
  });

  it.each([
    { amount: 500 },
    { amount: -1 },
    { amount: 1.5, reference: "x" },
    { amount: 2_000_000, reference: "x" },
  ])("refuses %j", (given) => {
    expect(noteAdvanceSchema.safeParse(given).success).toBe(false);
  });
});
