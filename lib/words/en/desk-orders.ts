import { newOrderAtDesk } from "@/lib/words/en/desk-orders-new";
import { dayOf } from "@/lib/platform/time/dhaka";
import { formatPieces } from "@/lib/platform/text/format";
import { cancelOrder, message, question, ARE_YOU_SURE } from "@/lib/words/en/pop-ups";

interface Step {
  at: number;
  of: number;
}

interface Flag {
  text: string;
}

interface Limit {
  pieces: number;
  maxPieces: number;
  orders: number;
  maxOrders: number;
}

const EXCHANGE_IS_OVER =
  "This exchange has ended, and its pieces can be exchanged again. Please place a new exchange instead.";

const ordersOf = (count: number): string => (count === 1 ? "1 order" : `${count} orders`);
const held = (what: string) => (orders: number, pieces: number) =>
  `${orders} pending orders of this ${what} hold ${formatPieces(pieces)}.`;

/** All orders: cards, details, changes and new orders. The pop-ups are verbatim from the contract (point 8). */
export const deskOrders = {
  ...newOrderAtDesk,
  popUps: {
    cancelOrder,
    deleteOrder: question(ARE_YOU_SURE, "This will delete the order permanently!"),
    orderMarked: (status: string) => message(`Order marked as ${status}`),
    orderRemoved: message("The order has been removed."),
  },
  list: "All orders",
  byStatus: "Orders by status",
  statuses: { all: "all", pending: "pending", Confirmed: "Confirmed", Canceled: "Canceled" },
  find: {
    label: "Find orders by phone, name, email or order number",
    placeholder: "Phone, name, email or number",
  },
  days: {
    before: "Orders of ",
    after: "",
    from: (day: string) => `from ${day}`,
    to: (day: string) => `to ${day}`,
    all: "Show all days",
  },
  none: {
    ofDays: "There are no orders from these days.",
    yet: "There are no orders yet.",
    /** A status in words; empty for all of them. */
    found: (status: string, text: string) => `No ${status ? `${status} orders` : "orders"} match “${text}”.`,
    searchAll: "Search all orders",
    older: "There are no older orders.",
    toNewest: "Back to the newest",
    ofStatus: (status: string) => `No orders are ${status} right now.`,
  },
  newOrders: (count: number) => (count === 1 ? "1 new order." : `${count} new orders.`),
  selectAll: { label: "Select all", onPage: " on this page" },
  fold: { before: "Decided ", orders: "orders ", after: "on one line" },
  select: (orderNumber: string) => `Select order ${orderNumber}`,
  orderOf: (name: string) => `Order of ${name}`,
  open: { label: "Open", order: (orderNumber: string) => `Open order ${orderNumber}` },
  details: {
    open: "Details",
    close: "Close",
    openOf: (orderNumber: string) => `Details of order ${orderNumber}`,
    closeOf: (orderNumber: string) => `Close order ${orderNumber}`,
  },
  printed: {
    before: "Printed ",
    by: (name: string) => name && ` by ${name}`,
    outdated: "changed since",
  },
  /** An ISO time as its day, in figures. */
  date: dayOf,
  at: (clock: string) => `at ${clock}`,
  over: (time: string) => `over ${time}`,
  gone: "This order no longer exists.",
  decide: { confirm: "Confirm", cancel: "Cancel" },
  cancelOrder: { label: "Cancel order", order: (orderNumber: string) => `Cancel order ${orderNumber}` },
  undoConfirm: (orderNumber: string) => `Undo: make order ${orderNumber} pending again`,
  delete: {
    label: "Delete",
    meaning: (days: number, comesBack: string) =>
      `If you delete it, you can bring it back for ${days} days. ${comesBack}`,
    comesBack: {
      pending: "It comes back as pending, if its pieces are still there.",
      canceled: "It comes back as Canceled.",
      confirmed: "It comes back as Confirmed, to be packed, if its pieces are still there.",
      onItsWay: "Its parcel stays in Parcels and Cash until it is settled. It comes back as it is.",
    },
  },
  exchangeIsOver: EXCHANGE_IS_OVER,
  cancelled: {
    label: (orderNumber: string) => `Cancelled order ${orderNumber}`,
    why: "Why:",
    reason: (reason: string, note: string) => `${reason}${note && `. ${note}`}`,
    noUndo: `This cannot be undone. ${EXCHANGE_IS_OVER}`,
    ask: "Why was it cancelled?",
    undo: (orderNumber: string) => `Undo: bring order ${orderNumber} back`,
    theCourier: "the courier",
    booked: (courier: string, code: string) =>
      code
        ? `Still booked with ${courier} as ${code}. Please cancel it there.`
        : `It may be booked with ${courier}. Please look there, and cancel it.`,
  },
  papers: {
    one: { slips: "Slip", labels: "Label" },
    ofOrder: (paper: string, orderNumber: string) => `${paper} of order ${orderNumber}`,
    all: { slips: "Print", labels: "Labels", picks: "Pick list" },
  },
  payBack: {
    due: (amount: string) => `${amount} to pay back`,
    reference: (reference: string) => ` (paid in advance, ${reference})`,
    noted: (amount: string) => `${amount}: noted as paid back.`,
    to: (name: string) => `Paid back to ${name}`,
    button: "Paid back",
  },
  /** A payment method, and its label. */
  payment: (_method: string, label: string): string => label,
  holds: (pieces: string) => `holds ${pieces}`,
  timeline: { title: "Timeline", of: (orderNumber: string) => `Timeline of order ${orderNumber}` },
  flags: {
    label: "To look at",
    leftOut: "Left out, unless you tick them",
    blocked: "Phone blocked",
    blockedUntil: (day: string, reason: string) => `Phone blocked until ${day}: ${reason}`,
    say: ({ text }: Flag): string => text,
    charge: (place: string, amount: string) => `Charge ${place}: ${amount}`,
  },
  earlier: {
    none: "This phone has not ordered before.",
    count: (count: number) => (count === 1 ? "1 earlier order" : `${count} earlier orders`),
    lastOn: (day: string) => `, the last on ${day}`,
    canceled: (count: number) => `, ${count} cancelled`,
    returned: (count: number) => `, ${count} sent back`,
    end: ".",
    sentAlike: " Name and address are those of the last order.",
  },
  items: {
    delivery: (charge: string) => `Delivery ${charge}`,
    byCode: (code: string, amount: string) => `Code ${code}: −${amount}`,
    deliveredByCode: (code: string) => `Code ${code}: free delivery`,
    /** What the shop took off by itself; the reason may be empty. */
    byShop: (amount: string, reason: string) => `Discount${reason && ` (${reason})`}: −${amount}`,
  },
  bar: {
    label: "Selected orders",
    confirming: ({ at, of }: Step) => `Confirming ${at} of ${of}`,
    /** What the button beside it would do. */
    pending: (count: number, amount: string) =>
      count === 0 ? "Confirm none of them" : `Confirm ${ordersOf(count)}, ${amount}`,
    result: (done: number, refused: number) => `${done} confirmed${refused > 0 ? `, ${refused} not` : ""}.`,
    print: (count: number) => `Print ${count === 1 ? "it" : `these ${count}`}`,
  },
  group: {
    hold: { phone: held("phone"), email: held("account") },
    extent: (orders: number) => `This cancels ${orders} orders, not just this one.`,
    cancelling: "Cancelling …",
    cancelAll: (orders: number) => `Cancel all ${orders}`,
    noneLeft: "None of them is pending any more.",
    canceled: (orders: number, pieces: number) =>
      `${ordersOf(orders)} cancelled, ${formatPieces(pieces)} in all.`,
  },
  limits: {
    title: (count: number) => `Limits of new customers that are nearly used up: ${count}`,
    kinds: {
      phone: (name: string) => `The phone ${name}`,
      mailbox: (name: string) => `The mailbox ${name}`,
      address: (name: string) => `The internet address ${name}`,
    },
    used: ({ pieces, maxPieces, orders, maxOrders }: Limit) =>
      `: ${pieces} of ${maxPieces} pieces and ${orders} of ${maxOrders} orders in a day.`,
    waiting: (count: number) =>
      count === 1
        ? " 1 order waits for your call and holds nothing."
        : ` ${count} orders wait for your call and hold nothing.`,
    lift: "Lift the limit",
    cancelAll: "Cancel all of its pending orders",
  },
};
