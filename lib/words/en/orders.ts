import { messageOf } from "@/lib/platform/http/api-error";
import { dayOf } from "@/lib/platform/time/dhaka";
import { formatDay, formatDayAndClock, formatDays } from "@/lib/platform/time/format-day";
import { changing } from "@/lib/words/en/orders-changing";
import { payAhead } from "@/lib/words/en/orders-paying";
import { pictures } from "@/lib/words/en/orders-pictures";
import { returns } from "@/lib/words/en/orders-returns";
import { timeline, USUAL_REASON } from "@/lib/words/en/orders-timeline";
import { cancelOrder, message } from "@/lib/words/en/pop-ups";
import { shared } from "@/lib/words/en/shared";

interface Called {
  phone: string;
  /** Within which the shop calls. */
  callTime: string;
}

interface Missing {
  /** No size or no color of it is made any more. */
  isMade: boolean;
  /** Empty where there was nothing to choose. */
  choice: string;
  /** What is still in stock, the nearest first. */
  others: readonly string[];
}

interface Courier {
  /** As orders name it. */
  name: string;
  /** Within a sentence. */
  label: string;
}

interface TakenOff {
  amount: string;
  /** As the order keeps it. */
  reason: string;
}

/** Orders as their customers see them: their states, changes, returns and tracking. */
export const orders = {
  /** What has gone wrong with a call. */
  failure: messageOf,
  /** What the shop has told beside a field. */
  refusedField: (_field: string, told: string): string => told,
  title: "Orders",
  none: "You have no orders.",
  find: "Find something to wear",
  list: "Your orders",
  statuses: { pending: "pending", Confirmed: "Confirmed", Canceled: "Canceled" },
  order: (orderNumber: string) => `Order ${orderNumber}`,
  /** Before its number. */
  orderBefore: "Order ",
  number: (orderNumber: number): string => String(orderNumber),
  /** Of a day `YYYY-MM-DD`. */
  day: formatDay,
  days: formatDays,
  /** Of an ISO time, with its clock. */
  moment: formatDayAndClock,
  /** Of `orderTime` alone, as the contract has it; other days have their words. */
  orderDate: dayOf,
  /** Of a delivery. */
  location: (name: string): string => name,
  quantity: (count: number) => `Quantity ${count}`,
  placed: {
    title: (orderNumber: string) => `Order ${orderNumber} is placed.`,
    pay: {
      before: "You pay ",
      after: (time: string) => ` in cash when it arrives, usually ${time} after we confirm it.`,
    },
    arrives: (time: string) => `It usually arrives ${time} after we confirm it.`,
  },
  cancelled: {
    title: (orderNumber: string) => `Order ${orderNumber} is cancelled.`,
    text: "You have nothing to pay for it.",
  },
  /** Below the list, which has none of them. */
  cancelledOrders: {
    title: "Cancelled orders",
    terms: (days: number) =>
      `You cancelled these in the last ${days} days. You have nothing to pay for them.`,
    noOthers: "You have no other orders.",
  },
  popUps: { cancel: cancelOrder, cancelled: message("Your order has been cancelled.") },
  status: {
    callFirst: ({ phone, callTime }: Called) =>
      `Many first orders are waiting for our call today. We'll call ${phone} within ${callTime}, and set your pieces aside once we have spoken. Until then you can cancel the order here.`,
    pending: ({ phone, callTime }: Called) =>
      `We'll call ${phone} within ${callTime} to confirm. Until then you can cancel the order here.`,
    confirmed: {
      before: (time: string) => `Confirmed. It usually arrives in ${time}. To change or cancel it now, call `,
      after: ".",
    },
    lost: { before: " Call ", after: "." },
    cancelledByYou: "You cancelled this order. You have nothing to pay.",
    cancelled: {
      before: (why: string) => `We cancelled this order: ${why}. You have nothing to pay. To ask why, call `,
      after: ".",
    },
    unreached: (phone: string) => `nobody answered when we called ${phone} to confirm`,
    wrongNumber: (phone: string) => `${phone} could not be called`,
    usually: USUAL_REASON,
  },
  card: {
    placedOn: { before: ", placed ", after: "" },
    for: (contact: string) => `For ${contact}`,
    forRider: (note: string) => `For the rider: ${note}`,
    change: "Change this order",
    askForChange: "Ask for a change on WhatsApp",
    /** The message that a customer sends. */
    changeMessage: (orderNumber: string) => `Hello, please change my order ${orderNumber}: `,
    cancel: "Cancel Order",
    delivery: (charge: string) => `, delivery ${charge}`,
    paidByCode: (code: string) => ` (${shared.code(code)})`,
    discount: ({ amount, reason }: TakenOff) => `, discount ${amount} (${reason})`,
    total: "Total",
    exchange: {
      before: (orderNumber: string) => `What you sent back of order ${orderNumber} pays for `,
      after: " of this.",
    },
  },
  again: {
    button: "Order again",
    pending: "Adding to your cart …",
    added: (added: number, of: number) => `${added} of ${of} added at today’s prices.`,
    cart: "See your cart",
    /** What has gone wrong with a line. */
    failure: messageOf,
    missing: ({ isMade, choice, others }: Missing) =>
      `It is ${isMade ? "sold out" : "no longer made"}${choice && ` in ${choice}`}.${others.length > 0 ? ` Still in stock: ${others.join("; ")}.` : ""}`,
  },
  parcel: {
    toPay: "To pay at the door",
    courier: "Courier",
    code: "Tracking code",
    follow: "Follow it",
    /** A courier that nobody knows is null. */
    trackAt: (courier: Courier | null) => `Track at ${courier?.label ?? "the courier"}`,
    /** A courier by its name in orders, and as it is labelled. */
    courierName: (_courier: string, label: string): string => label,
  },
  /** Above products, at the end of an order's page. */
  goesWith: "Goes with it",
  tracking: {
    title: "Your order",
    description: "Where this order is.",
    where: "Where it stands",
    items: "What is in it",
    questions: { before: "Questions? Call ", after: " and name the order’s number." },
    language: {
      title: "Messages about this order",
      legend: "Language",
      save: "Save",
      pending: "Saving …",
      /** By the language that was chosen. */
      saved: {
        en: "Saved. We will write to you about this order in English.",
        bn: "Saved. We will write to you about this order in Bangla.",
      },
    },
    terms: (days: number) =>
      `Whoever has this link sees this page, and nothing else of the order. The link works until ${days} days after the order is over.`,
  },
  changing,
  payAhead,
  pictures,
  returns,
  timeline,
};
