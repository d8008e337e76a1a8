import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { COMMAND_LINE } from "@/lib/accounts/audit-log/audit-action";
import { staffActor } from "@/lib/orders/events";
import { checkPayout } from "@/lib/cash/payouts/check-payout";
import { finishPayout } from "@/lib/cash/payouts/finish-payout";
import { noteCash } from "@/lib/cash/note-cash";
import { readCash } from "@/lib/cash/payouts/queries";
import { recordPayout } from "@/lib/cash/payouts/record-payout";
import { noteCashSchema } from "@/lib/cash/payouts/schema";
import { undoPayout } from "@/lib/cash/payouts/undo-payout";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { AuditEntry } from "@/models/audit-entry";
import { Order } from "@/models/order";
import { Payout } from "@/models/payout";

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

describe("a payout", () => {
  it("brings each parcel its money, with an event, and leaves the parcel where it is", async () => {
    expect(await record({ bytes: ALL() })).toMatchObject({ state: "recorded", recorded: 3, sum: 3_300 });
    const { parcel, events } = await readOrder(at(0));
    expect(parcel).toMatchObject({ state: "handedOver", cashExpected: AMOUNT, cashReceived: AMOUNT });
    expect(parcel?.cashDifference).toBeUndefined();
    expect(events.at(-1)).toMatchObject({
      kind: "cashNoted",
      details: { amount: AMOUNT, before: null, after: AMOUNT, reference: "SFP-1" },
    });
    const report = await readCash();
    expect(report.unmarked.rows).toHaveLength(3);
    expect(report.couriers).toMatchObject([
      { courier: "steadfast", expected: 3_300, received: 3_300, short: 0 },
    ]);
  });

  it("is in the record, with what each order had before and after", async () => {
    await record({ bytes: fileOf([number(0), AMOUNT]) });
    expect(await AuditEntry.findOne({ kind: "payout" }).lean()).toMatchObject({
      verb: "create",
      actorEmail: admin.email,
      isDone: true,
      before: { cashReceived: [`${number(0)}: nothing`] },
      after: { cashReceived: [`${number(0)}: ${AMOUNT}`] },
    });
  });

  it("that is short by one is told, and the difference later adds up", async () => {
    const { difference } = await check(fileOf([number(0), AMOUNT - 1]), AMOUNT);
    expect(difference).toBe(-1);
    await record({ bytes: fileOf([number(0), AMOUNT - 1]) });
    expect((await readCash()).differing.rows).toMatchObject([
      { orderNumber: number(0), noted: AMOUNT - 1, money: { short: 1 } },
    ]);
    expect(await outcomes(fileOf([number(0), 1]))).toEqual(["difference"]);
    expect(await outcomes(fileOf([number(0), AMOUNT]))).toEqual(["paid"]);
    await record({ bytes: fileOf([number(0), 1]), reference: "SFP-2" });
    expect(await received()).toEqual([AMOUNT, null, null]);
    const { events } = await readOrder(at(0));
    expect(events.at(-1)?.details).toMatchObject({ isDifference: true, before: AMOUNT - 1, after: AMOUNT });
    expect((await readCash()).differing.rows).toEqual([]);
  });

  it("for what is paid already is told by which one, and left out", async () => {
    await record({ bytes: fileOf([number(0), AMOUNT]) });
    const bytes = fileOf([number(0), AMOUNT], [number(1), AMOUNT]);
    expect((await check(bytes)).rows[0]).toMatchObject({
      outcome: "paid",
      paidBy: "Steadfast SFP-1 of 2026-11-22",
    });
    expect(await record({ bytes, reference: "SFP-2" })).toMatchObject({
      recorded: 1,
      left: [{ outcome: "paid", amount: AMOUNT }],
    });
    expect(await received()).toEqual([AMOUNT, AMOUNT, null]);
  });

  it("is one, however often it is sent at once", async () => {
    const send = await prepare({ bytes: ALL() });
    const sent = await Promise.all([send(), send(), send(), send()]);
    expect(new Set(sent.map(({ _id }) => _id)).size).toBe(1);
    expect(await Payout.countDocuments()).toBe(1);
    expect(await received()).toEqual([AMOUNT, AMOUNT, AMOUNT]);
  });

  it("and another one for the same orders at once bring the money once", async () => {
    const sends = [
      await prepare({ bytes: ALL(), reference: "SFP-1" }),
      await prepare({ bytes: ALL(), reference: "SFP-2" }),
    ];
    const sent = await Promise.allSettled(sends.map((send) => send()));
    const brought = sent.map((one) => (one.status === "fulfilled" ? one.value.recorded : 0));
    expect(brought.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await received()).toEqual([AMOUNT, AMOUNT, AMOUNT]);
  });

  it.each([1, 2, 3])("that ends before its write %i is finished by repeating it", async (write) => {
    const send = await prepare({ bytes: ALL() });
    const update = Order.findOneAndUpdate.bind(Order);
    let count = 0;
    const spy = vi
      .spyOn(Order, "findOneAndUpdate")
      .mockImplementation((...args: Parameters<typeof update>) => {
        count += 1;
        if (count >= write) throw new Error("The process ended here.");
        return update(...args);
      });
    await expect(send()).rejects.toThrow("The process ended here.");
    spy.mockRestore();
    expect(await Payout.findOne().lean()).toMatchObject({ state: "recording" });
    expect(await send()).toMatchObject({ state: "recorded", recorded: 3 });
    expect(await received()).toEqual([AMOUNT, AMOUNT, AMOUNT]);
    expect((await readOrder(at(0))).parcel?.cash).toHaveLength(1);
  });

  it("that ends after its last write is finished too, also by hand", async () => {
    const send = await prepare({ bytes: ALL() });
    vi.spyOn(Payout, "updateOne").mockImplementationOnce(() => {
      throw new Error("The process ended here.");
    });
    await expect(send()).rejects.toThrow("The process ended here.");
    const payout = await Payout.findOne().lean();
    const finished = await finishPayout({ actor: COMMAND_LINE, payoutId: payout?._id.toString() ?? "" });
    expect(finished.payout).toMatchObject({ state: "recorded", recorded: 3 });
    expect(await received()).toEqual([AMOUNT, AMOUNT, AMOUNT]);
  });

  it("of a reference that stands for something else is refused", async () => {
    await record({ bytes: fileOf([number(0), AMOUNT]) });
    expect(await codeOf(record({ bytes: fileOf([number(1), AMOUNT]), reference: "sfp-1" }))).toBe(
      "KEY_REUSED",
    );
    expect(await received()).toEqual([AMOUNT, null, null]);
  });

  it("that is not what was checked is refused", async () => {
    const send = await prepare({ bytes: ALL() });
    await note(0, { from: null, to: AMOUNT, reason: "At the outlet" });
    expect(await codeOf(send())).toBe("STALE_VERSION");
    expect(await Payout.countDocuments()).toBe(0);
  });

  it("of rows that bring nothing is refused", async () => {
    expect(await codeOf(record({ bytes: fileOf([99_999, 5]) }))).toBe("BAD_CSV");
  });
});

describe("a payout that is taken back", () => {
  it("leaves nothing, is in the record, and can be recorded anew", async () => {
    const { _id } = await record({ bytes: ALL() });
    const undone = await undoPayout({ actor: admin, payoutId: _id });
    expect(undone.payout.state).toBe("undone");
    expect(await received()).toEqual([null, null, null]);
    expect((await parcelOf(0))?.payoutId).toBeUndefined();
    expect(await AuditEntry.findOne({ kind: "payout", verb: "reverse" }).lean()).toMatchObject({
      before: { total: 3_300 },
      isDone: true,
    });
    await expectInvariants();
    expect(await record({ bytes: ALL() })).toMatchObject({ recorded: 3 });
    expect(await received()).toEqual([AMOUNT, AMOUNT, AMOUNT]);
  });

  it("and breaks off is finished by repeating it", async () => {
    const { _id } = await record({ bytes: ALL() });
    vi.spyOn(Order, "findOneAndUpdate").mockImplementationOnce(() => {
      throw new Error("The process ended here.");
    });
    await expect(undoPayout({ actor: admin, payoutId: _id })).rejects.toThrow("ended here");
    await undoPayout({ actor: admin, payoutId: _id });
    expect(await received()).toEqual([null, null, null]);
  });

  it("is not, once something came later", async () => {
    const { _id } = await record({ bytes: fileOf([number(0), AMOUNT - 1]) });
    await note(0, { from: AMOUNT - 1, to: AMOUNT, reason: "Paid in cash" });
    expect(await codeOf(undoPayout({ actor: admin, payoutId: _id }))).toBe("STALE_VERSION");
    expect(await received()).toEqual([AMOUNT, null, null]);
  });
});
