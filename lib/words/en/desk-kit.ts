import { messageOf } from "@/lib/platform/http/api-error";
import { formatCount } from "@/lib/platform/text/format";
import { sayList } from "@/lib/words/en/list";
import { shared } from "@/lib/words/en/shared";

interface Place {
  what: string;
  place: number;
  count: number;
}

/** What all parts of the desk say alike. */
export const deskKit = {
  /** What has gone wrong with a call. */
  failure: messageOf,
  /** What the shop, or its schema, has told beside a field. */
  refusedField: (_field: string, told: string): string => told,
  /** The name of an order's customer, or what stands there once their account is deleted. */
  customer: (name: string): string => name,
  titles: {
    toCall: "To call",
    allOrders: "All Orders",
    newOrder: "New order",
    changeAnOrder: "Change an order",
    print: "Print",
    parcels: "Parcels",
    returns: "Returns",
    exchange: "Exchange",
    cash: "Cash",
    customers: "Customers",
    customer: "Customer",
    messages: "Messages",
    reviews: "Reviews",
  },
  percent: (share: number) => `${share}%`,
  counted: (title: string, count: number) => `${title} (${count})`,
  address: { zone: (zone: string) => `${zone}.`, whole: "Whole address", less: "Less" },
  backIntoStock: {
    nothing: "It is back, but nothing can be sold",
    pieces: (count: number) => `Put ${count} back into stock`,
    notYet: "Not yet",
  },
  block: {
    because: "Block this phone, because",
    howLong: "For how long",
    /** By days. */
    periods: { 7: "a week", 30: "a month", 180: "half a year", 365: "a year" },
    block: "Block",
    blocked: "No order of this phone is taken online.",
    unblock: "Unblock",
  },
  call: (phone: string) => `Call ${phone}`,
  whatsApp: "WhatsApp",
  chat: (phone: string) => `WhatsApp ${phone}`,
  categories: { all: "For all categories", only: (names: readonly string[]) => `For ${sayList(names)} only` },
  upload: { percent: (percent: number) => `Uploading, ${percent}%`, cancel: "Cancel" },
  notNow: "Not now",
  exportFile: {
    writing: "Writing …",
    export: (title: string) => `Export ${title.toLowerCase()}`,
    saved: "Saved.",
  },
  heldBack: "Nothing is saved yet: a picture has not arrived. Try it again, choose another, or leave it out.",
  shownIn: shared.shownIn,
  more: (hidden: number) => `+${hidden} more`,
  choose: shared.choose,
  show: "Show",
  undo: "Undo",
  save: "Save",
  saving: "Saving …",
  change: "Change",
  delete: "Delete",
  endNow: "End now",
  firstDay: "First day",
  lastDay: "Last day",
  moving: {
    up: ({ what, place, count }: Place) => `Move up: ${what}, now ${place} of ${count}`,
    down: ({ what, place, count }: Place) => `Move down: ${what}, now ${place} of ${count}`,
    moved: ({ from, to, count }: { from: number; to: number; count: number }) =>
      `Moved from place ${from} to place ${to} of ${count}.`,
  },
  pages: {
    label: "Pages",
    newer: "Newer",
    older: "Older",
    toNewest: "Back to the newest",
    toOldest: "Back to the oldest",
    total: (count: number) => `${formatCount(count)} in all`,
    notLoaded: "The next ones could not be loaded.",
    loading: "Loading more …",
    more: "Show more",
  },
  products: {
    loading: "Loading …",
    gone: "A product that is a draft or no longer in the shop",
    soldOut: "(sold out)",
    isSoldOut: "sold out",
    isDraft: "draft",
    placeholder: "Name, color or size: denim 32",
    none: "No other product is found by these words.",
    found: "Products found",
    nth: (place: number) => `product ${place}`,
    removeNth: (place: number) => `Remove product ${place}`,
    remove: "Remove",
    add: "Add a product",
  },
  clearSearch: "Clear the search",
  selection: {
    selected: (count: number) => `${count} selected`,
    clear: "Clear the selection",
    close: "Close the result",
  },
  range: {
    usual: "Usual ranges of days",
    names: {
      today: "Today",
      week: "7 days",
      thirtyDays: "30 days",
      thisMonth: "This month",
      lastMonth: "Last month",
      year: "A year",
    },
    from: "From",
    to: "To",
    show: "Show",
    problems: {
      twoDays: "Please choose two days.",
      order: "The first day is after the last one.",
      tooLong: "Please choose at most three years.",
    },
  },
};
