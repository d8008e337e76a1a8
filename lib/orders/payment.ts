import type { ParcelState } from "@/lib/orders/lifecycle";
import { isOwing } from "@/lib/orders/lifecycle/rules";

interface PaymentMethod {
  label: string;
  /** Whether the rider collects at the door what is not paid yet. All else was paid before. */
  isCollectedAtDoor: boolean;
  /** Whether an advance for such an order needs the number under which it came in. */
  needsReference: boolean;
}

/** One record for each way to pay, by its name in stored orders. A customer is offered all of them. */
const PAYMENTS = {
  "Cash On Delivery": { label: "Cash On Delivery", isCollectedAtDoor: true, needsReference: false },
} as const satisfies Record<string, PaymentMethod>;

type PaymentMethodName = keyof typeof PAYMENTS;

const RECORDS: Readonly<Record<string, PaymentMethod>> = PAYMENTS;

const isMethod = (name: string): name is PaymentMethodName => name in PAYMENTS;

export const PAYMENT_METHODS: readonly PaymentMethodName[] = Object.keys(PAYMENTS).filter(isMethod);

/** The method that staff agree on with customers who order by phone. */
export const USUAL_PAYMENT: PaymentMethodName = "Cash On Delivery";

/** A method that the shop does not know any more was collected at the door. */
export const isCollectedAtDoor = (method: string): boolean => RECORDS[method]?.isCollectedAtDoor ?? true;

export const paymentLabel = (method: string): string => RECORDS[method]?.label ?? method;

/** An advance for an order of one of these is noted only with its reference. */
export const REFERENCED_METHODS = PAYMENT_METHODS.filter((method) => PAYMENTS[method].needsReference);

export interface Charged {
  paymentMethod: string;
  /** Whole BDT, the discount taken off. */
  amount: number;
  advance?: { amount: number } | null | undefined;
  exchangeOf?: { credit: number } | null | undefined;
}

/** What reduces the sum that is collected at the door, by its path in stored orders. */
const PAID_BEFORE: Readonly<Record<string, (order: Charged) => number | undefined>> = {
  "$advance.amount": ({ advance }) => advance?.amount,
  "$exchangeOf.credit": ({ exchangeOf }) => exchangeOf?.credit,
};

/** The fields of an order that cashToCollect() reads. */
export const CHARGED_FIELDS = "paymentMethod amount advance exchangeOf";

/**
 * Whole BDT that is collected at the door: less the advance, and less the worth of pieces that came back in exchange; 0
 * where these are more.
 */
export function cashToCollect(order: Charged): number {
  if (!isCollectedAtDoor(order.paymentMethod)) return 0;
  const paid = Object.values(PAID_BEFORE).reduce((sum, read) => sum + (read(order) ?? 0), 0);
  return Math.max(0, order.amount - paid);
}

/** In a pipeline: cashToCollect() of the order. */
export const CASH_TO_COLLECT = {
  $cond: [
    { $in: ["$paymentMethod", PAYMENT_METHODS.filter((method) => !isCollectedAtDoor(method))] },
    0,
    {
      $max: [
        0,
        {
          $subtract: ["$amount", { $add: Object.keys(PAID_BEFORE).map((path) => ({ $ifNull: [path, 0] })) }],
        },
      ],
    },
  ],
};

interface ToldParcel {
  state: ParcelState;
  cashExpected?: number | null | undefined;
}

/** Whole BDT that the courier owes for a parcel in this state: nobody paid for a parcel that comes back. */
export const cashExpectedOf = ({ state, cashExpected }: ToldParcel): number =>
  isOwing(state) ? (cashExpected ?? 0) : 0;

/** In a pipeline: what was received for the parcel less cashExpectedOf() it in this state; nothing where they are equal. */
export function cashDifferenceIn(state: ParcelState) {
  const expected = isOwing(state) ? "$parcel.cashExpected" : 0;
  return {
    $let: {
      vars: { difference: { $subtract: ["$parcel.cashReceived", expected] } },
      in: { $cond: [{ $eq: [{ $ifNull: ["$$difference", 0] }, 0] }, "$$REMOVE", "$$difference"] },
    },
  };
}
