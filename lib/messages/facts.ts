import type { Courier } from "@/lib/delivery/couriers/registry";
import { trackingLink } from "@/lib/delivery/couriers/rules";
import type { CallOutcome } from "@/lib/orders/constants";
import { describeChoice } from "@/lib/orders/cart/rules";
import { addDays, toDhakaDay } from "@/lib/platform/time/dhaka";
import type { EventKind } from "@/lib/orders/constants";
import type { OrderEvent } from "@/lib/orders/events/schema";
import { isDeliveryLocation } from "@/lib/orders/rules";
import { type ReturnedFacts, returnedFactsOf, type ToldReturn } from "@/lib/messages/returned-facts";
import { moneyOf, type WithMoney } from "@/lib/cash/money";
import { DELIVERY_DAYS, SITE } from "@/lib/site";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";

export type CancelReason = "unreachable" | "wrongNumber";

/** What a text can tell of an order; whole BDT. */
export interface OrderFacts {
  name: string;
  orderNumber: number;
  lines: { title: string; quantity: number; price: number }[];
  deliveryCharge: number;
  discount: number;
  amount: number;
  /** Paid before delivery. */
  advance: number;
  /** What came back in exchange is worth. */
  credit: number;
  /** At the door. */
  toPay: number;
  /** Of a change: what it came to before it, as the customer knows it; null where he may not have been told. */
  amountBefore: number | null;
  days: { min: number; max: number };
  /** Of what is with a courier. */
  courier: Courier | null;
  trackingCode: string | null;
  trackingUrl: string | null;
  isDeliveredInPart: boolean;
  /** Until when something can be brought back, YYYY-MM-DD in Dhaka. */
  returnUntil: string;
  reason: CancelReason | null;
  /** Of what is sent back; null where the message is of something else. */
  returned: ReturnedFacts | null;
  /** Where the order can be looked at without signing in. */
  link: string | null;
}

export interface ToldOrder extends WithMoney {
  orderNumber?: number | null;
  name: string;
  phone: string;
  deliveryLocation: string;
  deliveryCharge: number;
  discount?: { amount: number } | null;
  cartItems: {
    _id?: { toString(): string };
    productName: string;
    size: string;
    color: string;
    quantity: number;
    price: number;
  }[];
  calls?: { outcome: CallOutcome }[] | null;
  events?: { kind: EventKind }[];
  returns?: ToldReturn[] | null;
  parcel?:
    | (NonNullable<WithMoney["parcel"]> & {
        since?: Date | null;
        courier?: Courier | null;
        trackingCode?: string | null;
        trackingUrl?: string | null;
      })
    | null;
}

interface FactsOptions {
  order: ToldOrder;
  /** The one that is told of. */
  event: OrderEvent | undefined;
  at: Date;
  link: string | null;
}

export function factsOf({ order, event, at, link }: FactsOptions): OrderFacts {
  const { parcel, phone, deliveryLocation: location } = order;
  const [courier, trackingCode] = [parcel?.courier ?? null, parcel?.trackingCode ?? null];
  return {
    name: order.name,
    orderNumber: order.orderNumber ?? 0,
    lines: order.cartItems.map((line) => {
      const choice = describeChoice(line);
      return {
        title: `${line.productName}${choice && ` (${choice})`}`,
        quantity: line.quantity,
        price: line.price,
      };
    }),
    deliveryCharge: order.deliveryCharge,
    discount: order.discount?.amount ?? 0,
    amount: order.amount,
    advance: order.advance?.amount ?? 0,
    credit: order.exchangeOf?.credit ?? 0,
    toPay: moneyOf(order).toCollect,
    amountBefore: amountBefore(order, event),
    days: isDeliveryLocation(location) ? DELIVERY_DAYS[location] : SITE.deliveryDays,
    courier,
    trackingCode,
    trackingUrl:
      parcel?.trackingUrl ??
      trackingLink({ courier: courier ?? undefined, trackingCode: trackingCode ?? undefined, phone }) ??
      null,
    isDeliveredInPart: parcel?.state === PARCEL_STEPS.deliverInPart.to,
    returnUntil: addDays(toDhakaDay(parcel?.since ?? at), SITE.returnWindowDays),
    reason: cancelReasonOf(order),
    returned: returnedFactsOf(order, event),
    link,
  };
}

/** He has ordered for the first total. Of the totals after it, he may have been told of the last alone. */
function amountBefore({ amount, events = [] }: ToldOrder, event: OrderEvent | undefined): number | null {
  if (events.filter(({ kind }) => kind === "changed").length > 1) return null;
  const before = event?.kind === "changed" ? event.details?.before.amount : undefined;
  return before ?? amount;
}

/** Why the shop cancelled, as far as the last call tells. */
function cancelReasonOf({ calls }: ToldOrder): CancelReason | null {
  const outcome = calls?.at(-1)?.outcome;
  if (outcome === "noAnswer" || outcome === "switchedOff") return "unreachable";
  return outcome === "wrongNumber" ? "wrongNumber" : null;
}
