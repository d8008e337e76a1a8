import { areaName } from "@/lib/areas";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { trackingLink } from "@/lib/delivery/couriers/rules";
import type { CallOutcome } from "@/lib/orders/constants";
import { addDays, toDhakaDay } from "@/lib/platform/time/dhaka";
import type { OrderEvent } from "@/lib/orders/events/schema";
import { type CustomerMessage, REVIEW_MESSAGE } from "@/lib/messages/constants";
import { pictureOfLine, returnedFactsOf, type ToldReturn } from "@/lib/messages/returned-facts";
import { REVIEW_ANCHOR } from "@/lib/paths";
import { moneyOf, type WithMoney } from "@/lib/cash/money";
import { deliveryDays, type Destination, orderTerms } from "@/lib/shop-facts";
import { type EventKind, PARCEL_STEPS } from "@/lib/orders/lifecycle";
import type { TimelineDto } from "@/lib/orders/timeline/dto";
import { reasonOfCalls } from "@/lib/orders/timeline/rules";
import { nameWithOption } from "@/lib/stock/options";

export interface ToldOrder extends WithMoney, Destination {
  orderNumber?: number | null;
  name: string;
  phone: string;
  /** Missing where nobody is sent a mail. */
  address?: string;
  deliveryCharge: number;
  discount?: { amount: number } | null;
  cartItems: {
    _id?: { toString(): string };
    productName: string;
    size: string;
    color: string;
    quantity: number;
    price: number;
    image1?: string;
    shownIn?: string | null | undefined;
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
  /** The event that the message is about. */
  event: OrderEvent | undefined;
  at: Date;
  link: string | null;
  /** Between which days it arrives, YYYY-MM-DD in Dhaka; null or missing where that is not known. */
  expected?: TimelineDto["expected"];
}

/** The facts that a text can tell about an order; money is whole BDT. */
export function factsOf({ order, event, at, link, expected = null }: FactsOptions) {
  const { parcel, phone } = order;
  const [courier, trackingCode] = [parcel?.courier ?? null, parcel?.trackingCode ?? null];
  return {
    name: order.name,
    phone,
    address: order.address ?? "",
    deliveryLocation: order.deliveryLocation,
    area: areaName(order),
    orderNumber: order.orderNumber ?? 0,
    lines: order.cartItems.map((line) => ({
      title: nameWithOption(line.productName, line),
      quantity: line.quantity,
      price: line.price,
      ...pictureOfLine(line),
    })),
    deliveryCharge: order.deliveryCharge,
    discount: order.discount?.amount ?? 0,
    amount: order.amount,
    /** Paid before delivery. */
    advance: order.advance?.amount ?? 0,
    /** The worth of the pieces that came back in exchange. */
    credit: order.exchangeOf?.credit ?? 0,
    /** The amount to pay at the door. */
    toPay: moneyOf(order).toCollect,
    /** For a change: the total before it, as the customer knows it; null where they may not have been told it. */
    amountBefore: amountBefore(order, event),
    days: deliveryDays(order),
    expected,
    courier,
    trackingCode,
    trackingUrl:
      parcel?.trackingUrl ??
      trackingLink({ courier: courier ?? undefined, trackingCode: trackingCode ?? undefined, phone }) ??
      null,
    isDeliveredInPart: parcel?.state === PARCEL_STEPS.deliverInPart.to,
    /** Until when something can be brought back, YYYY-MM-DD in Dhaka. */
    returnUntil: addDays(toDhakaDay(parcel?.since ?? at), orderTerms().returnDays),
    reason: reasonOfCalls(order.calls),
    returned: returnedFactsOf(order, event),
    /** Where the order can be looked at without signing in. */
    link,
  };
}

/** Where the link of a message leads: to the order, or to where its page asks for a review. */
export const linkOfKind = (kind: CustomerMessage, link: string): string =>
  kind === REVIEW_MESSAGE ? `${link}#${REVIEW_ANCHOR}` : link;

export type OrderFacts = ReturnType<typeof factsOf>;

/** The customer knows the first total. After a second change they may know the last alone: then it is null. */
function amountBefore({ amount, events = [] }: ToldOrder, event: OrderEvent | undefined): number | null {
  if (events.filter(({ kind }) => kind === "changed").length > 1) return null;
  const before = event?.kind === "changed" ? event.details?.before.amount : undefined;
  return before ?? amount;
}
