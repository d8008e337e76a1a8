import type { ParcelMoney } from "@/lib/cash/payouts/dto";
import { type Charged, CHARGED_FIELDS, cashExpectedOf, cashToCollect } from "@/lib/orders/payment";
import type { ParcelState } from "@/lib/orders/lifecycle";
import { isCanceled, isInShop, OWING_STATES, parcelStateOf } from "@/lib/orders/lifecycle/rules";

/** The money of an order, in whole BDT. */
export interface Money extends ParcelMoney {
  /** The amount still to come: all that is to be collected while the parcel is in the shop, later its due. */
  toCollect: number;
  /** The amount paid before delivery. */
  advances: number;
  /** The amount that its customer was given back for returns. */
  paidBack: number;
}

interface StoredParcel {
  state?: ParcelState | null;
  cashExpected?: number | null;
  cashReceived?: number | null;
  writtenOff?: object | null;
}

export interface WithMoney extends Charged {
  status: string;
  parcel?: StoredParcel | null;
  returns?: { refund?: { amount: number } | null }[] | null;
}

/** The fields of an order that moneyOf() reads. */
export const MONEY_FIELDS = `${CHARGED_FIELDS} status parcel.state parcel.cashExpected parcel.cashReceived parcel.writtenOff returns.refund.amount`;

/** The filter for orders whose courier still owes something, deleted ones among them. */
export const DUE = {
  "parcel.cashExpected": { $gt: 0 },
  "parcel.cashReceived": null,
  "parcel.state": { $in: OWING_STATES },
  "parcel.writtenOff": null,
};

/** `leftOut` is what payouts named as paid for the parcel and did not bring: it counts as due, and not as received. */
export function parcelMoneyOf(parcel: StoredParcel | null | undefined, leftOut = 0): ParcelMoney {
  const expected = cashExpectedOf({ state: parcelStateOf({ parcel }), cashExpected: parcel?.cashExpected });
  const noted = parcel?.cashReceived ?? null;
  if (noted === null) {
    const due = parcel?.writtenOff ? 0 : expected;
    return { expected, due, received: 0, short: 0, over: 0 };
  }
  const [short, over] = [Math.max(0, expected - noted), Math.max(0, noted - expected)];
  return { expected, due: leftOut, received: noted - leftOut, short, over };
}

export function moneyOf(order: WithMoney, leftOut = 0): Money {
  const money = parcelMoneyOf(order.parcel, leftOut);
  const isToSend = isInShop(parcelStateOf(order)) && !isCanceled(order.status);
  return {
    ...money,
    toCollect: isToSend ? cashToCollect(order) : money.due,
    advances: order.advance?.amount ?? 0,
    paidBack: (order.returns ?? []).reduce((sum, { refund }) => sum + (refund?.amount ?? 0), 0),
  };
}
