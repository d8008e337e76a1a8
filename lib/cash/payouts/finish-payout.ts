import "server-only";
import { COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import type { Types } from "mongoose";
import type { Actor } from "@/lib/accounts/audit-log/audit-action";
import { writeAuditEntry } from "@/lib/accounts/audit-log/write-entry";
import { AppError } from "@/lib/platform/http/errors";
import type { EventActor } from "@/lib/orders/events";
import { type CashOrder, changeCash } from "@/lib/cash/change-cash";
import { type PayoutDto, toPayoutDto } from "@/lib/cash/payouts/dto";
import { requirePayout, type StoredPayout, type StoredRow } from "@/lib/cash/payouts/read-payout";
import { PAYOUT_LEASE, runInPieces } from "@/lib/cash/payouts/run-in-pieces";
import { Order } from "@/models/order";
import { Payout } from "@/models/payout";
import { isOut, parcelStateOf } from "@/lib/orders/lifecycle/rules";

export interface RecordedPayout {
  payout: PayoutDto;
  /** Products of changes before these that were finished on the way. */
  touched: string[];
}

export interface RunPayoutOptions {
  actor: Actor;
  payoutId: string;
  /** When to stop, by performance.now(), and leave the rest to the next call. */
  until?: number;
}

/**
 * As bringPayout() does, for a caller who waits for the payout. Throws NOT_FOUND, and STALE_VERSION for one that is
 * being taken back or has brought nothing.
 */
export async function finishPayout(options: RunPayoutOptions): Promise<RecordedPayout> {
  const brought = await bringPayout(options);
  if (brought) return brought;
  throw new AppError("STALE_VERSION", {
    message: "Meanwhile all of this was recorded otherwise. Please check it again.",
  });
}

/**
 * Brings each parcel of a payout its money, each once, and then closes it. Called again, after a crash or where the time
 * was over, it does the rest. One that has brought nothing, because others were faster, is dropped: null then. Throws
 * NOT_FOUND, and STALE_VERSION for one that is being taken back.
 */
export async function bringPayout(options: RunPayoutOptions): Promise<RecordedPayout | null> {
  const { actor, payoutId, until = Infinity } = options;
  const payout = await requirePayout(payoutId);
  if (payout.state === "recorded") return { payout: toPayoutDto(payout), touched: [] };
  if (payout.state !== "recording")
    throw new AppError("STALE_VERSION", { message: "This payout was taken back." });
  const entry = { ...describePayout(actor, payout), _id: payout.recordEntryId, verb: "create" } as const;
  await writeAuditEntry({ ...entry, isDone: false });
  const { touched, isDone } = await runInPieces({
    payout,
    rows: payout.rows.filter(({ state }) => state === "waiting"),
    work: (row) => bringMoney({ actor, payout, row }),
    until,
  });
  if (!isDone) return { payout: toPayoutDto(await requirePayout(payoutId)), touched };
  const rows = await closeRows(payout);
  const brought = rows.filter(({ state }) => state === "recorded");
  if (brought.length === 0) {
    await writeAuditEntry({ ...entry, after: { cashReceived: [] }, isDone: true });
    await Payout.deleteOne({ _id: payout._id, state: "recording" });
    return null;
  }
  await writeAuditEntry({
    ...entry,
    before: describeBefore(brought),
    after: { day: payout.day, total: payout.total, charges: payout.charges, ...describeAfter(brought) },
    isDone: true,
  });
  await Payout.updateOne(
    { _id: payout._id, state: "recording" },
    {
      $set: { state: "recorded", rows, recordedAt: new Date(), ...missingOf(payout, brought) },
      $unset: PAYOUT_LEASE.released,
    },
  );
  return { payout: toPayoutDto(await requirePayout(payoutId)), touched };
}

/** The money that a courier's rows name as paid, but the payout did not bring; left out where none is missing. */
function missingOf({ total, charges }: StoredPayout, brought: readonly StoredRow[]) {
  const missing = brought.reduce((sum, { amount }) => sum + (amount ?? 0), 0) - charges - total;
  return missing > 0 ? { missing } : {};
}

/** The fields that all audit entries of a payout share. */
export const describePayout = (actor: Actor, { _id, courier, reference }: StoredPayout) =>
  ({
    actor,
    kind: "payout",
    objectId: _id.toString(),
    label: `${COURIER_FACTS[courier].label} ${reference}`,
  }) as const;

/** The money that the parcels of these rows had received before them, and with them. */
export const describeBefore = (rows: readonly StoredRow[]) => ({
  cashReceived: rows.map(({ orderNumber, received }) => `${orderNumber}: ${received ?? "nothing"}`),
});
export const describeAfter = (rows: readonly StoredRow[]) => ({
  cashReceived: rows.map(
    ({ orderNumber, received, amount }) => `${orderNumber}: ${(received ?? 0) + (amount ?? 0)}`,
  ),
});

export const payoutActor = ({ _id }: Actor): EventActor => ({ role: "staff", id: _id });

interface BringOptions {
  actor: Actor;
  payout: StoredPayout;
  row: StoredRow;
}

async function bringMoney({ actor, payout, row }: BringOptions): Promise<string[]> {
  const { _id: payoutId, courier, reference, day } = payout;
  const { orderId, amount, outcome } = row;
  if (!orderId || typeof amount !== "number") return [];
  const plan = (order: CashOrder | null) => {
    if (!canBring({ order, payout, row })) return null;
    const isDifference = outcome === "difference";
    const details = { courier, reference, day, ...(isDifference && { isDifference }) };
    return { amount, payoutId, details };
  };
  return (await changeCash({ by: payoutActor(actor), orderId: orderId.toString(), plan })) ?? [];
}

interface CanBringOptions {
  order: CashOrder | null;
  payout: StoredPayout;
  row: StoredRow;
}

/** Not twice, and not where somebody has noted something since it was checked. */
function canBring({ order, payout, row }: CanBringOptions): boolean {
  const parcel = order?.parcel;
  if (!parcel || !isOut(parcelStateOf({ parcel })) || parcel.courier !== payout.courier) return false;
  if (parcel.cash?.some(({ payoutId }) => payoutId?.equals(payout._id))) return false;
  return (parcel.cashReceived ?? null) === (row.received ?? null);
}

/** The rows as the ledgers of their parcels say. */
async function closeRows({ _id, rows }: StoredPayout): Promise<StoredRow[]> {
  const ids = rows.flatMap(({ orderId, state }): Types.ObjectId[] =>
    orderId && state === "waiting" ? [orderId] : [],
  );
  const orders = await Order.find({ _id: { $in: ids } })
    .select("parcel.cash")
    .lean();
  const brought = new Set(
    orders
      .filter(({ parcel }) => parcel?.cash?.some(({ payoutId }) => payoutId?.equals(_id)))
      .map((order) => order._id.toString()),
  );
  return rows.map((row: StoredRow): StoredRow => {
    if (row.state !== "waiting") return row;
    const isBrought = brought.has(row.orderId?.toString() ?? "");
    return isBrought ? { ...row, state: "recorded" } : { ...row, outcome: "paid", state: "left" };
  });
}
