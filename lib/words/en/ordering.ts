import { LOOK_THEN_PAY } from "@/lib/words/en/promises";
import { messageOf } from "@/lib/platform/http/api-error";
import { formatItems } from "@/lib/platform/text/format";
import { sayCashOnDelivery } from "@/lib/words/cash-on-delivery";
import { message, question, ARE_YOU_SURE } from "@/lib/words/en/pop-ups";
import { shared } from "@/lib/words/en/shared";

/** The most that can be ordered at a time: whole BDT, or numbers of orders, or of pieces. */
export interface ExceededLimit {
  of: "orders" | "product" | "pieces" | "taka";
  most: number;
  /** What orders that wait for a call have of it, where they are in the way. */
  held?: number | undefined;
  productName?: string | undefined;
}

/** A line that cannot be ordered as it is. */
interface LineProblem {
  state: "gone" | "option gone" | "sold out" | "short" | "available";
  /** How many pieces there are; null where nobody counts them. */
  left: number | null;
  /** Its size and color in words; empty where there is nothing to choose. */
  choice: string;
  /** Whether another size or color can be had. */
  canExchange: boolean;
}

const needChange = (count: number): string =>
  count === 1 ? "1 item needs a change." : `${count} items need a change.`;

function describeProblem({ state, left, choice, canExchange }: LineProblem): string {
  switch (state) {
    case "gone":
      return "No longer in the shop. Please remove it.";
    case "option gone":
      return `No longer made in ${choice || "this choice"}. ${canExchange ? "Please choose another." : "Please remove it and choose again."}`;
    case "sold out":
      return canExchange ? `Sold out in ${choice}. Please choose another.` : "Sold out. Please remove it.";
    default:
      if (left)
        return canExchange
          ? `Only ${left} left in ${choice}. Please change the quantity, or choose another.`
          : `Only ${left} left. Please change the quantity.`;
      return `The last ones are already in your cart, on another line. Please ${canExchange ? "choose another" : "remove this one"}.`;
  }
}

const PHONE_HINT = "We'll call this number to confirm.";

/** The cart and the checkout. */
export const ordering = {
  /** A way to pay, by its name in orders; the label is the shop's. */
  payment: (_name: string, label: string): string => label,
  /** What the shop has told of a limit, with the details of it. */
  exceeded: (told: string, _details: Record<string, unknown> | undefined): string => told,
  freeDelivery: "Delivery is free.",
  moreToFreeDelivery: (missing: string) => `${missing} more and delivery is free.`,
  /** How many items, and how many pieces they are. */
  items: formatItems,
  /** Of lines that cannot be ordered as they are. */
  needChange,
  cart: {
    failure: messageOf,
    empty: "Your cart is empty.",
    items: "Items",
    total: "Total price",
    checkout: "Checkout",
    leftOut: (count: number) =>
      `${needChange(count)} Until then the total leaves ${count === 1 ? "it" : "them"} out.`,
    list: "Items in your cart",
  },
  line: {
    /** Around a price. */
    each: { before: "", after: " each" },
    quantity: "Quantity",
    quantityOf: (product: string) => `Quantity of ${product}`,
    less: (product: string) => `One less of ${product}`,
    more: (product: string) => `One more of ${product}`,
    saving: "Saving the quantity",
    wrongQuantity: shared.wrongQuantity,
    remove: (product: string) => `Remove ${product}`,
    changedPrice: (before: string, hasRisen: boolean) =>
      `The price has ${hasRisen ? "risen" : "fallen"}: it was ${before} each when you added it.`,
    problem: describeProblem,
    insteadOf: (choice: string) => `Instead of ${choice}`,
    left: (count: number) => `${count} left`,
    takeInstead: (choice: string, product: string) => `${choice} instead: ${product}`,
    changedTo: (choice: string) => `Changed to ${choice}.`,
  },
  checkout: {
    failure: messageOf,
    /** What the shop has told of a field with this value. */
    wrong: (told: string, _field: string, _value: string): string => told,
    blocked: {
      link: (count: number) => `Change or remove ${count === 1 ? "it" : "them"} in your cart`,
      after: ", then come back.",
    },
    justOrdered: {
      before: "If you have just ordered, you'll find it on your",
      link: "Orders page",
      after: ".",
    },
    pending: "Placing the order …",
    lookThenPay: LOOK_THEN_PAY,
    place: "Place Order",
    newAmount: { before: "It is now", after: ". If that is all right, press Place Order again." },
    addresses: "Deliver to another of your addresses",
    filledIn: (contact: string) => `Filled in: ${contact}.`,
  },
  contact: {
    name: "Name",
    phone: "Phone",
    phoneHint: PHONE_HINT,
    oddPhone: `This doesn't look like a Bangladeshi mobile number. Is it right? ${PHONE_HINT}`,
    address: "Full address",
    addressHint: "House, road, area, thana and district.",
    riderNote: "Note for the rider (optional)",
    riderNoteHint: "Such as “after 5 pm”.",
    location: "Delivery location",
    payment: "Payment method",
  },
  area: {
    label: "Thana or district",
    hint: "Type the first letters, in English or Bangla, and choose.",
    examples: "Savar, টঙ্গী, Sylhet",
    delivery: (charge: string, time: string) => `Delivery here: ${charge}, in ${time}.`,
    away: "The list of places did not load. Please type on, or check your connection.",
    unknown: "There is no thana or district of this name. Try your district.",
    found: (count: number) => (count === 1 ? "1 place" : `${count} places`),
  },
  amounts: {
    list: "Items of this order",
    items: (items: string) => `Items: ${items}`,
    /** With its reason, as the shop tells it, and the code that it comes from. */
    discount: (reason: string, _code: string) => `Discount, ${reason}`,
    delivery: "Delivery charge",
    total: "Amount",
    highestCharge: "This is the highest charge, until you choose a location.",
  },
  code: {
    failure: messageOf,
    open: "Have a code?",
    wait: "Just a moment …",
    label: "Code",
    wrong: shared.wrongCode,
    free: "delivery is free",
    takesOff: (amount: string) => `${amount} off`,
    remove: "Remove",
    pending: "Checking …",
    use: "Use it",
  },
  phoneProof: {
    sendFailure: messageOf,
    failure: messageOf,
    /** What the shop has told of why it asks, and of a code. */
    reason: (told: string): string => told,
    wrong: (told: string): string => told,
    label: (phone: string) => `Code sent to ${phone}`,
    hint: "Six digits. They work for ten minutes.",
    checking: "Checking …",
    confirm: "Confirm and place the order",
    sending: "Sending …",
    send: "Send me a code",
    /** Beside it, where the account has a password. */
    signsIn: "You can then log in with this number too, and no longer with one that you confirmed before.",
    without: "You can also order without a code. Then we set nothing aside until we have called you.",
    orderWithout: "Order without a code",
  },
  placed: {
    wait: "Your order was placed already. Just a moment …",
    cancelled: "The order that you placed here has been cancelled.",
    anew: "Start a new order",
    title: (order: string) => `Order ${order} was placed already, with these details:`,
    notIn: "What you have changed since is not in it.",
    /** By now it is not pending. */
    decided: (status: string, phone: string) =>
      `It is ${status} by now. To change it, please call us at ${phone}.`,
    keep: "Keep this order",
    pending: "Cancelling …",
    replace: "Cancel it and order anew",
  },
  popUps: {
    removedFromCart: message("Done", "Product removed from the cart"),
    placed: message("Order Placed"),
    /** With the working days within which the shop calls. */
    cashOnDelivery: (days: number) => ({
      ...message("Important Alert!", sayCashOnDelivery(days)),
      lang: "bn",
    }),
  },
  questions: {
    removeFromCart: question(ARE_YOU_SURE),
    placeOrder: question("Confirm Placing the order?"),
  },
};
