import { formatBdt, formatCount, formatPieces } from "@/lib/platform/text/format";
import { formatDay, formatMonth } from "@/lib/platform/time/format-day";
import { deskLabels } from "@/lib/words/en/desk-labels";

const DAYS_FROM_HOURS = 48;

/** Why an order was cancelled, or what its last call brought. */
const REASONS: Readonly<Record<string, string>> = {
  ...deskLabels.callOutcomes,
  ...deskLabels.cancellations,
  customer: "Cancelled by the customer",
};

const SOURCES: Readonly<Record<string, string>> = {
  web: "Website",
  phone: "Phone",
  messenger: "Messenger",
  outlet: "Outlet",
};

/** The desk's reports: numbers, searches that found nothing, and the shop's speed. */
export const deskReports = {
  numbers: {
    title: "Numbers",
    intro: (from: string, to: string) =>
      `The orders that were placed from ${from} to ${to}, in Dhaka time, as they stand now. A pending or cancelled order is no sale; a confirmed one is income when it is delivered.`,
    counting: "Some days are still being counted. Please load the page again in a moment.",
    orders: "Orders and what became of them",
    none: "No order was placed in these days.",
  },
  /** A month `YYYY-MM`, a day `YYYY-MM-DD`. */
  month: formatMonth,
  day: formatDay,
  periods: { day: "Day", month: "Month" },
  sameAsTable: "The same as a table",
  nothingYet: "nothing yet",
  nothing: "Nothing in these days.",
  /** A duration in the unit that fits: `a minute`, `12 min`, `3 h 20 min`, `2 days`. */
  wait: (minutes: number): string => {
    if (minutes === 0) return "a minute";
    if (minutes < 60) return `${minutes} min`;
    const hours = Math.floor(minutes / 60);
    if (hours >= DAYS_FROM_HOURS) return `${formatCount(Math.floor(hours / 24))} days`;
    const rest = minutes % 60;
    return rest === 0 || hours >= 10 ? `${hours} h` : `${hours} h ${rest} min`;
  },
  source: (key: string): string => SOURCES[key] ?? key,
  reason: (key: string): string => REASONS[key] ?? "By the desk, no call noted",
  district: (key: string): string => (key === "not told" ? "Not in the address" : key),
  figures: {
    orders: { name: "Orders", toCall: (count: number) => `${formatCount(count)} still to call` },
    confirmed: { name: "Confirmed", half: (wait: string) => `half of them within ${wait}` },
    cancelled: { name: "Cancelled", byCustomer: (count: number) => `${formatCount(count)} by the customer` },
    share: (percent: string) => `${percent} of the orders`,
    underWay: {
      name: "Not delivered yet",
      toSend: (count: number) => `${formatCount(count)} to send`,
      withCourier: (count: number) => `${formatCount(count)} with a courier`,
    },
    delivered: { name: "Delivered", takenOff: "what was returned is taken off" },
    sentBack: {
      name: "Sent back",
      share: (percent: string) => `${percent} of what reached a door`,
      pieces: (count: number) => `${formatPieces(count)} returned after delivery`,
      lost: (count: number) => `${formatCount(count)} lost`,
    },
    expected: {
      name: "Cash expected",
      meaning: "handed over, and does not come back",
      due: (taka: number) => `${formatBdt(taka)} still to come`,
    },
    received: {
      name: "Cash received",
      inAdvance: (taka: number) => `${formatBdt(taka)} of it in advance`,
      short: (taka: number) => `${formatBdt(taka)} short`,
      over: (taka: number) => `${formatBdt(taka)} over`,
      paidBack: (taka: number) => `${formatBdt(taka)} paid back for returns`,
      left: (taka: number) => `${formatBdt(taka)} left after refunds, before couriers’ charges`,
    },
  },
  sales: {
    title: "Sales and gross profit",
    compared: (from: string, to: string) =>
      `Each figure is compared with ${from === to ? from : `${from} to ${to}`}.`,
    unknownCosts: {
      before: "Enter what goods cost under ",
      link: "Stock in",
      after: ", or in each product. The gross profit of orders from then on shows here.",
    },
    plot: "Goods sold and gross profit",
    bars: { goods: "Goods sold", profit: "Gross profit" },
    columns: {
      goods: "Goods sold, BDT",
      discounts: "Discounts, BDT",
      delivery: "Delivery, BDT",
      returned: "Returned, BDT",
      profit: "Gross profit, BDT",
    },
    inWords: (first: string, last: string, sums: string[]) => `From ${first} to ${last}: ${sums.join("; ")}.`,
    sum: (name: string, taka: number) => `${name.toLowerCase()} ${formatBdt(taka)}`,
    goods: { name: "Goods sold", meaning: "delivered and kept, discounts taken off" },
    discounts: { name: "Discounts", meaning: "codes, and what the desk took off" },
    delivery: {
      name: "Delivery",
      meaning: "charged for what was delivered",
      kept: (taka: number) => `${formatBdt(taka)} kept by couriers from the payouts of these days`,
    },
    returned: { name: "Returned", meaning: "sent back at the door or later" },
    profit: {
      name: "Gross profit",
      share: (percent: string) => `${percent} of what these pieces were sold for`,
      uncosted: (pieces: number) =>
        `without ${formatPieces(pieces)} of which the shop does not know the cost`,
      none: "no piece was delivered",
    },
    nothingBefore: "nothing before",
    change: (sign: string, percent: string, before: number) =>
      `${sign}${percent} on ${formatBdt(before)} before`,
  },
  parts: {
    delivered: "Delivered",
    underWay: "Confirmed, on the way",
    toCall: "Still to call",
    gone: "Cancelled, sent back or lost",
  },
  plot: {
    part: (name: string, count: number) => `${formatCount(count)} ${name.toLowerCase()}`,
    orders: (count: number) => `${formatCount(count)} ${count === 1 ? "order" : "orders"}`,
    at: (period: string, isMonth: boolean) => ` ${isMonth ? "in" : "on"} ${period}`,
    range: (first: string, last: string) => ` from ${first} to ${last}`,
    all: (orders: string, when: string, parts: string[]) => `${orders}${when}: ${parts.join("; ")}.`,
    most: (when: string, count: number) => `Most${when}: ${formatCount(count)}.`,
  },
  lists: {
    mostSold: "The twenty most sold.",
    categories: {
      title: "Categories",
      head: "Category",
      note: "Pieces of confirmed orders. Sold is what was delivered and kept; refused was sent back at the door, returned was sent back later.",
    },
    products: { title: "Products", head: "Product" },
    options: { title: "Sizes and colors", head: "Product, size and color" },
    districts: { title: "Districts", head: "District", note: "As the address tells it." },
    couriers: { title: "Couriers", head: "Courier" },
    reasons: { title: "Why orders were cancelled", head: "Reason" },
    sources: { title: "Where orders came from", head: "Way" },
    profitByCategory: {
      title: "Gross profit by category",
      head: "Category",
      note: "BDT, of pieces that were delivered and kept and whose cost is known.",
    },
    profitByProduct: { title: "Gross profit by product", head: "Product" },
    profitBySource: { title: "Gross profit by channel", head: "Channel" },
    columns: {
      orders: "Orders",
      confirmed: "Confirmed",
      delivered: "Delivered",
      sentBack: "Sent back",
      refused: "Refused",
      ordered: "Ordered",
      sold: "Sold",
      returned: "Returned",
      soldFor: "Sold for, BDT",
      parcels: "Parcels",
      discounts: "Discounts",
      costedTaka: "Sold for",
      cost: "Cost",
      profit: "Profit",
    },
  },
  files: {
    numbers: {
      title: "Numbers",
      about: "All of the above for these days, every row of it, as a CSV file.",
    },
    vat: {
      title: "Monthly sums",
      about:
        "What was delivered of the orders of each month, and the VAT in it at the rate that you have set. A month can change as long as its parcels and returns do.",
    },
  },
  searches: {
    title: "Searched and not found",
    intro: (days: number) =>
      `What shoppers looked for in the last ${days} days and we did not have, or call by another word. Only the words are counted; nothing about the shopper is kept.`,
    none: "Every search has found something.",
    words: "Words",
    times: "Times",
    lastOn: "Last on",
  },
  speed: {
    title: "Speed",
    intro: (days: number) =>
      `How fast the shop was for its visitors in the last ${days} days. Three in four visits were at least this good. One visit in four is measured; nothing about the visitor is kept.`,
    none: "No visit has been measured yet.",
    devices: { phone: "On phones", computer: "On computers" },
    pages: {
      home: "Home",
      category: "Categories",
      product: "Products",
      information: "About and Return",
      "sign-in": "Login and Register",
      dashboard: "Cart, orders and desk",
    },
    metrics: {
      LCP: "Main picture or text appears",
      INP: "Response to a tap",
      CLS: "How much the page jumps",
      TTFB: "The shop starts to answer",
    },
    verdicts: { good: "good", "needs work": "needs work", poor: "poor" },
    visits: (count: number) => `${count} ${count === 1 ? "visit" : "visits"} measured`,
    unknown: "not known yet",
    ms: (value: number) => `${Math.round(value)} ms`,
    seconds: (value: number) => `${value.toFixed(1)} s`,
    number: (value: number) => value.toFixed(2),
  },
};
