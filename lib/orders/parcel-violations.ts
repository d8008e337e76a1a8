import type { Types } from "mongoose";
import { violationUnless } from "@/lib/orders/invariant-checks";

/** States before and after which nobody collects. */
const AT_HOME = ["toPack", "packed"];
const WITH_RETURNS = ["returned", "partlyDelivered"];

const NOT_PAID_FOR = ["returning", "returned"];

interface CashEntry {
  amount: number;
  payoutId?: Types.ObjectId | null;
  isReversal?: boolean | null;
}

interface OrderWithParcel {
  status: string;
  amount: number;
  advance?: { amount: number } | null;
  exchangeOf?: { credit: number } | null;
  cartItems: { _id: Types.ObjectId; quantity: number }[];
  parcel?: {
    state?: string | null;
    cashExpected?: number | null;
    cashReceived?: number | null;
    cashDifference?: number | null;
    courier?: string | null;
    consignmentId?: string | null;
    booking?: { state: string } | null;
    payoutId?: Types.ObjectId | null;
    cash?: CashEntry[] | null;
    returned?: { lineId: Types.ObjectId; sellable: number; back?: number | null }[] | null;
  } | null;
}

/** A parcel is a Confirmed order's, its money is the order's, and no more came back than was sent. */
export function violationsOfParcel(order: OrderWithParcel, name: string): string[] {
  const { status, amount, advance, exchangeOf, cartItems, parcel } = order;
  if (!parcel) return [];
  const { state, cashExpected = null, returned } = parcel;
  const isOut = state !== undefined && state !== null && !AT_HOME.includes(state);
  const paid = (advance?.amount ?? 0) + (exchangeOf?.credit ?? 0);
  const due = isOut ? Math.max(0, amount - paid) : null;
  const sent = new Map(cartItems.map(({ _id, quantity }) => [_id.toString(), quantity]));
  const tooMany = (returned ?? []).filter(
    ({ lineId, sellable, back }) =>
      sellable < 0 ||
      sellable > (back ?? sellable) ||
      (back ?? sellable) > (sent.get(lineId.toString()) ?? -1),
  );
  const lines = new Set((returned ?? []).map(({ lineId }) => lineId.toString()));
  return [
    ...violationUnless(status === "Confirmed", `${name}: ${status} with a parcel`),
    ...violationUnless(
      cashExpected === due,
      `${name}: ${state} with ${cashExpected} to collect instead of ${due}`,
    ),
    ...violationsOfBooking(parcel, name),
    ...violationsOfCash({ ...parcel, isOut }, name),
    ...violationUnless(
      !returned || WITH_RETURNS.includes(state ?? ""),
      `${name}: ${state} with pieces that came back`,
    ),
    ...violationUnless(
      tooMany.length === 0 && lines.size === (returned?.length ?? 0),
      `${name}: more came back than was sent`,
    ),
  ];
}

type Parcel = NonNullable<OrderWithParcel["parcel"]>;

/** A booking comes to its end, and what a courier has is in a box. */
function violationsOfBooking({ state, courier, consignmentId, booking }: Parcel, name: string): string[] {
  const isPacked = state !== null && state !== undefined && state !== "toPack";
  return [
    ...violationUnless(booking?.state !== "sent", `${name}: its booking is still under way`),
    ...violationUnless(!consignmentId || !booking, `${name}: booked, and still with a booking`),
    ...violationUnless(
      !consignmentId || (isPacked && Boolean(courier)),
      `${name}: ${state} with ${courier}, but booked as ${consignmentId}`,
    ),
  ];
}

/** What was received is the sum of its ledger, and the difference that is kept beside it is theirs. */
function violationsOfCash(parcel: Parcel & { isOut: boolean }, name: string): string[] {
  const { state, cashExpected, cashReceived = null, cashDifference = null, payoutId, cash, isOut } = parcel;
  const sum = (cash ?? []).reduce((total, { amount }) => total + amount, 0);
  const standing = listStanding(cash ?? []);
  const due = NOT_PAID_FOR.includes(state ?? "") ? 0 : (cashExpected ?? 0);
  const gap = cashReceived === null || cashReceived === due ? null : cashReceived - due;
  const last = standing.findLast((entry) => entry.payoutId)?.payoutId;
  return [
    ...violationUnless(
      (cashReceived ?? 0) === sum && (cashReceived !== null) === standing.length > 0,
      `${name}: ${cashReceived} received, but its payouts and notes say ${sum}`,
    ),
    ...violationUnless(cashReceived === null || isOut, `${name}: ${state} with cash received`),
    ...violationUnless(cashDifference === gap, `${name}: differs by ${cashDifference} instead of ${gap}`),
    ...violationUnless(
      String(payoutId ?? "") === String(last ?? ""),
      `${name}: paid by ${String(payoutId)} instead of ${String(last)}`,
    ),
  ];
}

/** The entries that stand: neither taken back nor taking back. */
export function listStanding(cash: readonly CashEntry[]): CashEntry[] {
  const reversed = new Set(cash.flatMap((entry) => (entry.isReversal ? [String(entry.payoutId)] : [])));
  return cash.filter(({ payoutId }) => !payoutId || !reversed.has(String(payoutId)));
}
