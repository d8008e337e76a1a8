import { type CashEntry, listStanding } from "@/lib/cash/list-standing";
import { parcelMoneyOf, type WithMoney } from "@/lib/cash/money";
import type { Types } from "mongoose";
import { cashToCollect } from "@/lib/orders/payment";
import { violationUnless } from "@/lib/maintenance/invariants/invariant-checks";
import { isOut, isPacked, isSold, takesBack } from "@/lib/orders/lifecycle/rules";

interface OrderWithParcel extends WithMoney {
  cartItems: { _id: Types.ObjectId; quantity: number }[];
  parcel?:
    | (NonNullable<WithMoney["parcel"]> & {
        cashDifference?: number | null;
        courier?: string | null;
        consignmentId?: string | null;
        booking?: { state: string } | null;
        payoutId?: Types.ObjectId | null;
        cash?: CashEntry[] | null;
        returned?: { lineId: Types.ObjectId; sellable: number; back?: number | null }[] | null;
      })
    | null;
}

/** A parcel is a Confirmed order's, its money is the order's, and no more came back than was sent. */
export function violationsOfParcel(order: OrderWithParcel, name: string): string[] {
  const { status, cartItems, parcel } = order;
  if (!parcel) return [];
  const { state, cashExpected = null, returned } = parcel;
  // A cancelled one may have been booked, and is nowhere.
  if (!isSold(status))
    return violationUnless(!state && cashExpected === null, `${name}: ${status} with a parcel`);
  const isSent = isOut(state);
  const due = isSent ? cashToCollect(order) : null;
  const sent = new Map(cartItems.map(({ _id, quantity }) => [_id.toString(), quantity]));
  const tooMany = (returned ?? []).filter(
    ({ lineId, sellable, back }) =>
      sellable < 0 ||
      sellable > (back ?? sellable) ||
      (back ?? sellable) > (sent.get(lineId.toString()) ?? -1),
  );
  const lines = new Set((returned ?? []).map(({ lineId }) => lineId.toString()));
  return [
    ...violationUnless(
      cashExpected === due,
      `${name}: ${state} with ${cashExpected} to collect instead of ${due}`,
    ),
    ...violationsOfBooking(parcel, name),
    ...violationsOfCash({ ...parcel, isSent }, name),
    ...violationUnless(!returned || takesBack(state), `${name}: ${state} with pieces that came back`),
    ...violationUnless(
      tooMany.length === 0 && lines.size === (returned?.length ?? 0),
      `${name}: more came back than was sent`,
    ),
  ];
}

type Parcel = NonNullable<OrderWithParcel["parcel"]>;

/** A booking comes to its end, and what a courier has is in a box. */
function violationsOfBooking({ state, courier, consignmentId, booking }: Parcel, name: string): string[] {
  return [
    ...violationUnless(booking?.state !== "sent", `${name}: its booking is still under way`),
    ...violationUnless(!consignmentId || !booking, `${name}: booked, and still with a booking`),
    ...violationUnless(
      !consignmentId || (isPacked(state) && Boolean(courier)),
      `${name}: ${state} with ${courier}, but booked as ${consignmentId}`,
    ),
  ];
}

/** The received amount is the sum of its ledger, and the difference that is kept beside it fits both. */
function violationsOfCash(parcel: Parcel & { isSent: boolean }, name: string): string[] {
  const { state, cashReceived = null, cashDifference = null, payoutId, cash, isSent } = parcel;
  const sum = (cash ?? []).reduce((total, { amount }) => total + amount, 0);
  const standing = listStanding(cash ?? []);
  const { short, over } = parcelMoneyOf(parcel);
  const gap = short === over ? null : over - short;
  const last = standing.findLast((entry) => entry.payoutId)?.payoutId;
  return [
    ...violationUnless(
      (cashReceived ?? 0) === sum && (cashReceived !== null) === standing.length > 0,
      `${name}: ${cashReceived} received, but its payouts and notes say ${sum}`,
    ),
    ...violationUnless(cashReceived === null || isSent, `${name}: ${state} with cash received`),
    ...violationUnless(cashDifference === gap, `${name}: differs by ${cashDifference} instead of ${gap}`),
    ...violationUnless(
      String(payoutId ?? "") === String(last ?? ""),
      `${name}: paid by ${String(payoutId)} instead of ${String(last)}`,
    ),
  ];
}
