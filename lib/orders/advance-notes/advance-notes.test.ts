import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sendAdvanceNote } from "@/lib/orders/advance-notes/send-advance-note";
import { parseEnding, parseSum } from "@/lib/orders/advance-notes/rules";
import { sendAdvanceNoteSchema } from "@/lib/orders/advance-notes/schema";
import { answerAdvanceNote } from "@/lib/orders/call-queue/answer-advance-note";
import { requireDeskOrder } from "@/lib/orders/call-queue/desk-orders";
import { noteAdvance } from "@/lib/orders/call-queue/note-advance";
import { noteAdvanceSchema } from "@/lib/orders/call-queue/schema";
import { cashToCollect } from "@/lib/orders/payment";
import { listOrdersOfUser } from "@/lib/orders/queries";
import { getTrackedOrder } from "@/lib/orders/tracking/queries";
import { trackingTokenOf } from "@/lib/orders/tracking/tracking-token";
import { readOrderSnapshot } from "@/lib/delivery/order-snapshot";
import { requireParcelOrder } from "@/lib/delivery/parcels/queries";
import { eraseOrder } from "@/lib/maintenance/personal-data/erase-order";
import { processState } from "@/lib/platform/process-state.mjs";
import { DEFAULT_SHOP_FACTS } from "@/lib/shop-facts";
import type { AdvanceAccount } from "@/lib/site";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf, times } from "@/testing/outcomes";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeStaff, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";

useDatabase();

let [customer, staff]: UserDto[] = [];
let orderId = "";
let due = 0;

const takeAdvances = (wallet: AdvanceAccount["wallet"] | "none", number = "01711111111") => {
  const orders = { ...DEFAULT_SHOP_FACTS.orders, advanceTo: { wallet, number } };
  processState.shopFacts = { ...DEFAULT_SHOP_FACTS, orders };
};

beforeEach(async () => {
  takeAdvances("bkash");
  [customer, staff] = [await makeUser(), await makeStaff()];
  orderId = await makeOrder(customer, { product: await makeProduct({ stock: "20" }) });
  due = cashToCollect(await readOrder(orderId));
});
afterEach(() => void delete processState.shopFacts);

const someone = (user: UserDto | undefined): UserDto => {
  if (!user) throw new Error("There is nobody.");
  return user;
};
const say = (fields: object = {}, user: UserDto | null = someone(customer)) =>
  sendAdvanceNote({
    user,
    input: sendAdvanceNoteSchema.parse({ orderId, amount: 500, digits: "৪৩২১", ...fields }),
  });
const noteId = async () => (await readOrder(orderId)).advanceNote?.id.toString() ?? "";
const answer = async (isFound: boolean, id?: string) =>
  await answerAdvanceNote({
    actor: someone(staff),
    orderId,
    noteId: id ?? (await noteId()),
    isFound,
  });
const shown = async () => (await listOrdersOfUser(someone(customer)._id))[0]?.payAhead;

describe("what a customer says to have sent", () => {
  it("is shown to them and to the desk, and counts for nothing", async () => {
    expect(await shown()).toEqual({ to: { wallet: "bkash", number: "01711111111" }, most: due, note: null });
    await say();
    const note = { wallet: "bkash", amount: 500, digits: "4321" };
    expect(await shown()).toMatchObject({ most: due, note: { ...note, isNotFound: false } });
    expect(await requireDeskOrder(orderId, someone(staff))).toMatchObject({
      advance: null,
      advanceNote: note,
    });
    const order = await readOrder(orderId);
    expect(cashToCollect(order)).toBe(due);
    expect(order.advances).toBeUndefined();
  });

  it("becomes an advance once the desk takes it over, beside what was paid before, and once however often it is pressed", async () => {
    await noteAdvance({ actor: someone(staff), orderId, advance: { amount: 100, reference: "9XK27" } });
    await say();
    const id = await noteId();
    const { done, codes } = await times(5, () => answer(true, id));
    expect(done).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["STALE_VERSION"]));
    const order = await readOrder(orderId);
    expect(order.advance).toEqual({ amount: 600, reference: "9XK27, bKash …4321" });
    expect(order.advances?.map(({ amount }) => amount)).toEqual([100, 500]);
    expect(order.advanceNote).toBeUndefined();
    expect(cashToCollect(order)).toBe(due - 600);
    expect(order.events.at(-1)).toMatchObject({ kind: "advanced", by: { role: "staff" } });
  });

  it("leaves a reference that the desk can save again, however long the one before is", async () => {
    const reference = "R".repeat(60);
    await noteAdvance({ actor: someone(staff), orderId, advance: { amount: 100, reference } });
    await say();
    await answer(true);
    const { advance } = await readOrder(orderId);
    expect(advance?.reference).toMatch(/^R{43,}…, bKash …4321$/);
    expect(noteAdvanceSchema.safeParse(advance).success).toBe(true);
  });

  it("counts once where the desk notes an advance by hand while it waits", async () => {
    const note = async (amount: number) =>
      await noteAdvance({ actor: someone(staff), orderId, advance: { amount, reference: "9XK27" } });
    await say();
    const id = await noteId();
    await note(0);
    expect(await noteId()).toBe(id);
    await note(500);
    expect(await codeOf(answer(true, id))).toBe("STALE_VERSION");
    const order = await readOrder(orderId);
    expect(order.advance?.amount).toBe(500);
    expect(order.advanceNote).toBeUndefined();
  });

  it("is told to be missing, and can then be said anew", async () => {
    await say();
    const id = await noteId();
    await answer(false);
    expect((await readOrderSnapshot(orderId))?.fields).toMatchObject({ advanceNotFound: 500 });
    expect(await shown()).toMatchObject({ note: { amount: 500, isNotFound: true } });
    expect((await requireDeskOrder(orderId, someone(staff))).advanceNote).toBeUndefined();
    expect(await codeOf(answer(true, id))).toBe("STALE_VERSION");
    await say({ amount: 400 });
    expect(await codeOf(answer(true, id))).toBe("STALE_VERSION");
    await answer(true);
    expect((await readOrder(orderId)).advance?.amount).toBe(400);
  });

  it("keeps its customer from making the order smaller while it waits", async () => {
    const isChangeable = async () =>
      (await listOrdersOfUser(someone(customer)._id))[0]?.isChangeable ?? false;
    expect(await isChangeable()).toBe(true);
    await say();
    expect(await isChangeable()).toBe(false);
    await answer(false);
    expect(await isChangeable()).toBe(true);
  });

  it("is one at a time, also where two are said at once", async () => {
    const { done, codes } = await times(4, () => say());
    expect(done).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["STALE_VERSION"]));
    await expect(say()).rejects.toMatchObject({ details: { isTold: true } });
  });

  it("is at most what is due", async () => {
    expect(await codeOf(say({ amount: due + 1 }))).toBe("INVALID_FIELDS");
    await noteAdvance({ actor: someone(staff), orderId, advance: { amount: due - 10, reference: "1" } });
    expect(await codeOf(say({ amount: 11 }))).toBe("INVALID_FIELDS");
    await say({ amount: 10 });
  });

  it.each([0, -1, 1.5, "500", null])("refuses %j as a sum", (amount) => {
    expect(sendAdvanceNoteSchema.safeParse({ orderId, amount, digits: "4321" }).success).toBe(false);
  });
});

describe("who may say it, and when", () => {
  it("is the customer of the order, or who has its link, who sees no digits", async () => {
    expect(await codeOf(say({}, await makeUser()))).toBe("NOT_FOUND");
    expect(await codeOf(say({}, null))).toBe("NOT_SIGNED_IN");
    const token = trackingTokenOf(orderId);
    const other = await makeOrder(someone(customer), { product: await makeProduct({ stock: "9" }) });
    expect(await codeOf(say({ token, orderId: other }, null))).toBe("NOT_FOUND");
    await say({ token, orderId: undefined }, null);
    expect((await getTrackedOrder(token))?.payAhead?.note).toMatchObject({ amount: 500, digits: "" });
  });

  const expectClosed = async () => {
    expect(await codeOf(say())).toBe("STALE_VERSION");
    expect(await shown()).toBeUndefined();
  };

  it.each([
    ["none", "01711111111"],
    ["nagad", ""],
  ] as const)("is nobody where the owner has set the wallet %j and the number %j", async (wallet, number) => {
    takeAdvances(wallet, number);
    await expectClosed();
  });

  it("is nobody once the courier has it, or it is cancelled", async () => {
    await Order.updateOne({ _id: orderId }, { status: "Canceled" });
    await expectClosed();
    await Order.updateOne({ _id: orderId }, { status: "pending" });
    await bringTo(await makeAdmin(), orderId, "handedOver");
    await expectClosed();
  });

  it.each(["Canceled", "handedOver", "delivered"] as const)(
    "is not told of what nobody looks for any more once it is %s",
    async (end) => {
      await say();
      if (end === "Canceled") await Order.updateOne({ _id: orderId }, { status: end });
      else await bringTo(await makeAdmin(), orderId, end);
      expect(await shown()).toBeUndefined();
      expect((await getTrackedOrder(trackingTokenOf(orderId)))?.payAhead).toBeUndefined();
    },
  );

  it("is the customer of a packed order too, and the desk takes nothing over once the courier has it", async () => {
    const admin = await makeAdmin();
    await bringTo(admin, orderId, "packed");
    expect((await requireParcelOrder(orderId)).payAhead).toBeUndefined();
    await say();
    expect((await requireParcelOrder(orderId)).payAhead?.note).toMatchObject({ amount: 500, digits: "4321" });
    await Order.updateOne({ _id: orderId }, { "parcel.state": "handedOver" });
    expect((await requireParcelOrder(orderId)).payAhead).toBeUndefined();
    expect(await codeOf(answer(true))).toBe("PARCEL_STATE");
    await answer(false);
    expect((await readOrder(orderId)).advance).toBeUndefined();
  });
});

it("goes with the person", async () => {
  await say();
  const { _id } = await readOrder(orderId);
  expect(await eraseOrder(_id)).toBe(true);
  expect((await readOrder(orderId)).advanceNote).toBeUndefined();
});

it("reads sums and endings as people write them", () => {
  expect(["4321", "৪৩২", " 9xk 2 ", "432", "12", "12345", "4-3", ""].map(parseEnding)).toEqual([
    "4321",
    "432",
    "9XK2",
    "432",
    null,
    null,
    null,
    null,
  ]);
  expect(["500", "৫০০", "0", "501", "5.5", "-5", ""].map((typed) => parseSum(typed, 500))).toEqual([
    500,
    500,
    ...Array.from({ length: 5 }, () => null),
  ]);
});
