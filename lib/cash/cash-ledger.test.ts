import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { staffActor } from "@/lib/orders/events";
import { reopenOrder } from "@/lib/orders/decide/reopen-order";
import { checkPayout } from "@/lib/cash/payouts/check-payout";
import { noteCash } from "@/lib/cash/note-cash";
import { readCash } from "@/lib/cash/payouts/queries";
import { recordPayout } from "@/lib/cash/payouts/record-payout";
import { noteCashSchema } from "@/lib/cash/payouts/schema";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { Order } from "@/models/order";

useDatabase();
afterEach(() => vi.restoreAllMocks());
afterEach(expectInvariants);

/** One pair of jeans to a place inside Dhaka. */
const AMOUNT = 1_100;

let admin: UserDto;
let ids: string[];
let numbers: number[];

/** Three parcels with Steadfast. */
beforeEach(async () => {
  admin = await makeAdmin();
  const product = await makeProduct({ price: 1_000, stock: "20" });
  ids = [];
  for (let count = 0; count < 3; count += 1) {
    const orderId = await makeOrder(await makeProvedUser(), { product });
    await bringTo(admin, orderId, "handedOver");
    ids.push(orderId);
  }
  numbers = await Promise.all(ids.map(async (id) => (await readOrder(id)).orderNumber ?? 0));
});

const at = (index: number): string => ids[index] ?? "";
const number = (index: number): number => numbers[index] ?? 0;
const fileOf = (...rows: (string | number)[][]) =>
  Buffer.from(["Invoice,Collected amount", ...rows.map((row) => row.join(","))].join("\n"));
const ALL = () => fileOf([number(0), AMOUNT], [number(1), AMOUNT], [number(2), AMOUNT]);

const STEADFAST = { courier: "steadfast" as const, charges: 0 };
const check = (bytes: Uint8Array, total = 3 * AMOUNT) =>
  checkPayout({ payout: { ...STEADFAST, total }, bytes });

interface Recorded {
  bytes: Uint8Array;
  reference?: string;
  total?: number;
}

async function prepare({ bytes, reference = "SFP-1", total = 3 * AMOUNT }: Recorded) {
  const { digest } = await check(bytes, total);
  const payout = { ...STEADFAST, total, reference, day: "2026-11-22", digest };
  return async () => (await recordPayout({ actor: admin, payout, bytes })).payout;
}
const record = async (options: Recorded) => await (await prepare(options))();
const outcomes = async (bytes: Uint8Array) => (await check(bytes)).rows.map(({ outcome }) => outcome);
const parcelOf = async (index: number) => (await readOrder(at(index))).parcel;
const received = async () =>
  await Promise.all(ids.map(async (_, index) => (await parcelOf(index))?.cashReceived ?? null));
const note = async (index: number, input: object) =>
  await noteCash({ by: staffActor(admin), orderId: at(index), note: noteCashSchema.parse(input) });

describe("a check", () => {
  it("says of each row what it would bring, and changes nothing", async () => {
    await moveTo(admin, at(1), { from: "handedOver", to: "handedOver", trackingCode: "SFR-22" });
    const bytes = Buffer.from(
      [
        "Merchant Order ID;Tracking code;COD",
        `#${number(0)};;৳ ১,০৯৯`,
        ";SFR-22;1100.00",
        `${number(2)};SFR-22;1100`,
        "99999;;500",
        `${number(2)};;=1+1`,
      ].join("\n"),
    );
    const before = await Order.find().lean();
    expect(await check(bytes, 1_000)).toMatchObject({
      rows: [
        { outcome: "short", amount: 1_099, due: AMOUNT, orderNumber: number(0) },
        { outcome: "fits", label: "SFR-22" },
        { outcome: "mismatch", orderId: null },
        { outcome: "unknown" },
        { outcome: "unreadable", amount: null },
      ],
      sum: 1_099 + 1_100 + 1_100 + 500,
      recordable: 2_199,
      difference: 2_799,
    });
    expect(await Order.find().lean()).toEqual(before);
  });

  it("tells what is doubled, of another courier, not handed over, over, or back", async () => {
    const product = await makeProduct({ name: "Shirt", stock: "5" });
    const packed = await makeOrder(await makeProvedUser(), { product });
    await bringTo(admin, packed, "packed");
    const { orderNumber = 0 } = await readOrder(packed);
    await moveTo(admin, at(1), { from: "handedOver", to: "handedOver", courier: "pathao" });
    await moveTo(admin, at(2), { from: "handedOver", to: "returning" });
    expect(
      await outcomes(
        fileOf(
          [number(0), AMOUNT],
          [number(1), AMOUNT],
          [number(2), 60],
          [orderNumber ?? 0, 60],
          [number(0), 5],
        ),
      ),
    ).toEqual(["doubled", "anotherCourier", "over", "notHandedOver", "doubled"]);
  });

  it.each<[string, Uint8Array, string]>([
    ["a NUL", Buffer.from("Invoice,Amount\n10001\0,5"), "BAD_CSV"],
    ["another encoding", Buffer.from("Invoice,Amount\n\xe9,5", "latin1"), "BAD_CSV"],
    ["no amount", Buffer.from("Invoice,Name\n1,Karim"), "BAD_CSV"],
    ["no name of a parcel", Buffer.from("Name,Amount\nKarim,5"), "BAD_CSV"],
    ["a column twice", Buffer.from("Invoice,Invoice,Amount\n1,2,5"), "BAD_CSV"],
    ["nothing", Buffer.from(""), "BAD_CSV"],
    ["no row", Buffer.from("Invoice,Amount\n"), "BAD_CSV"],
    ["an open quote", Buffer.from('Invoice,Amount\n"1,5'), "BAD_CSV"],
    ["too many rows", Buffer.from(`Invoice,Amount\n${"1,5\n".repeat(2_001)}`), "BAD_CSV"],
    ["a million rows", Buffer.from(`Invoice,Amount\n${"1,5\n".repeat(1_000_000)}`), "BODY_TOO_LARGE"],
  ])("refuses a file with %s", async (_, bytes, code) => {
    expect(await codeOf(check(bytes))).toBe(code);
  });

  it("reads UTF-16 as Excel writes it", async () => {
    const text = `\ufeffInvoice\tAmount\r\n${number(0)}\t${AMOUNT}\r\n`;
    expect(await outcomes(Buffer.from(text, "utf16le"))).toEqual(["fits"]);
  });
});

describe("cash by hand", () => {
  it("is noted and corrected with a reason, against what was seen", async () => {
    await note(0, { from: null, to: 500, reason: "Half of it" });
    expect(await codeOf(note(0, { from: null, to: AMOUNT, reason: "All of it" }))).toBe("STALE_VERSION");
    await note(0, { from: 500, to: AMOUNT, reason: "The rest" });
    // Its answer was lost.
    await note(0, { from: 500, to: AMOUNT, reason: "The rest" });
    expect(await received()).toEqual([AMOUNT, null, null]);
    expect((await parcelOf(0))?.cash).toHaveLength(2);
    expect((await parcelOf(0))?.payoutId).toBeUndefined();
  });

  it("is taken back, is due again, and its parcel can go back a step", async () => {
    await moveTo(admin, at(0), { from: "handedOver", to: "delivered" });
    await note(0, { from: null, to: AMOUNT, reason: "Handed in" });
    await note(0, { from: AMOUNT, to: null, reason: "Not handed in" });
    // Its answer was lost.
    await note(0, { from: AMOUNT, to: null, reason: "Not handed in" });
    expect(await received()).toEqual([null, null, null]);
    expect((await readCash()).couriers[0]?.open[0]).toEqual({ parcels: 3, taka: 3 * AMOUNT });
    await moveTo(admin, at(0), { from: "delivered", to: "handedOver" });
    await note(0, { from: null, to: 500, reason: "Handed in at last" });
    expect(await received()).toEqual([500, null, null]);
  });

  it("is not taken back where nothing is noted, something else, or what a payout brought", async () => {
    const takeBack = (from: number | null) => codeOf(note(1, { from, to: null, reason: "Not handed in" }));
    expect(await takeBack(null)).toBe("STALE_VERSION");
    await note(1, { from: null, to: 500, reason: "Handed in" });
    expect(await takeBack(AMOUNT)).toBe("STALE_VERSION");
    await note(1, { from: 500, to: null, reason: "Not handed in" });
    await record({ bytes: fileOf([number(1), AMOUNT]), total: AMOUNT });
    expect(await takeBack(AMOUNT)).toBe("STALE_VERSION");
    expect(await received()).toEqual([null, AMOUNT, null]);
  });

  it("by two at once is noted once", async () => {
    const settled = await Promise.allSettled([
      note(0, { from: null, to: 500, reason: "One" }),
      note(0, { from: null, to: 700, reason: "Another" }),
    ]);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is not taken for a parcel that is not handed over", async () => {
    const product = await makeProduct({ name: "Shirt", stock: "5" });
    const orderId = await makeOrder(await makeProvedUser(), { product });
    await decideOrder({ orderId, decision: "Confirmed" });
    const cash = noteCashSchema.parse({ from: null, to: 5, reason: "Too early" });
    expect(await codeOf(noteCash({ by: staffActor(admin), orderId, note: cash }))).toBe("PARCEL_STATE");
  });
});

describe("an order with cash", () => {
  beforeEach(async () => void (await record({ bytes: ALL() })));

  it("does not go back a step, is not reopened, and keeps its money once it is deleted", async () => {
    expect(await codeOf(moveTo(admin, at(0), { from: "handedOver", to: "packed" }))).toBe("PARCEL_STATE");
    await moveTo(admin, at(0), { from: "handedOver", to: "delivered" });
    expect(await codeOf(moveTo(admin, at(0), { from: "delivered", to: "handedOver" }))).toBe("PARCEL_STATE");
    expect(await codeOf(reopenOrder({ by: staffActor(admin), orderId: at(0) }))).toBe("PARCEL_STATE");
    await deleteOrder({ actor: admin, orderId: at(0) });
    expect((await readOrder(at(0))).parcel?.cashReceived).toBe(AMOUNT);
    const recount = noteCashSchema.parse({ from: AMOUNT, to: AMOUNT - 5, reason: "Counted again" });
    expect(await codeOf(noteCash({ by: staffActor(admin), orderId: at(0), note: recount }))).toBe("done");
  });

  it("whose step back and whose cash come at once has one of them", async () => {
    const product = await makeProduct({ name: "Shirt", stock: "5" });
    const orderId = await makeOrder(await makeProvedUser(), { product });
    await bringTo(admin, orderId, "handedOver");
    const cash = noteCashSchema.parse({ from: null, to: 5, reason: "At once" });
    const settled = await Promise.allSettled([
      moveTo(admin, orderId, { from: "handedOver", to: "packed" }),
      noteCash({ by: staffActor(admin), orderId, note: cash }),
    ]);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("that comes back is told as paid too much", async () => {
    await moveTo(admin, at(0), { from: "handedOver", to: "returning" });
    const { differing, couriers } = await readCash();
    expect(differing.rows).toMatchObject([
      { orderNumber: number(0), noted: AMOUNT, money: { expected: 0, over: AMOUNT } },
    ]);
    expect(couriers).toMatchObject([{ over: AMOUNT }]);
    await moveTo(admin, at(0), { from: "returning", to: "lost" });
    expect((await readCash()).differing.rows).toEqual([]);
  });
});

it("what is still to come has its age, and is late after a week", async () => {
  await Order.updateOne({ _id: at(1) }, { "parcel.handedOverAt": new Date(Date.now() - 8 * DAY_MS) });
  await Order.updateOne({ _id: at(2) }, { "parcel.handedOverAt": new Date(Date.now() - 40 * DAY_MS) });
  const { couriers, late } = await readCash();
  expect(couriers).toMatchObject([
    {
      expected: 2 * AMOUNT,
      open: [
        { parcels: 1, taka: AMOUNT },
        { parcels: 0, taka: 0 },
        { parcels: 1, taka: AMOUNT },
        { parcels: 1, taka: AMOUNT },
      ],
    },
  ]);
  expect(late.rows.map(({ orderNumber }) => orderNumber)).toEqual([number(2), number(1)]);
});

it("nothing is still to come of a parcel that comes back, and it is never late", async () => {
  await Order.updateMany({}, { "parcel.handedOverAt": new Date(Date.now() - 8 * DAY_MS) });
  await moveTo(admin, at(0), { from: "handedOver", to: "returning" });
  await moveTo(admin, at(1), { from: "handedOver", to: "lost" });
  const { couriers, late } = await readCash();
  expect(couriers[0]?.open[2]).toEqual({ parcels: 2, taka: 2 * AMOUNT });
  expect(new Set(late.rows.map(({ orderNumber }) => orderNumber))).toEqual(new Set([number(1), number(2)]));
});
