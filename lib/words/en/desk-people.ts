import { formatCount } from "@/lib/platform/text/format";
import { formatDate } from "@/lib/platform/time/format-day";
import { messageReasons } from "@/lib/words/en/message-reasons";

/** Customers and messages at the desk. */
export const deskPeople = {
  all: "All customers",
  /** An ISO time as its day. */
  day: formatDate,
  blockedUntil: (until: string) => `Blocked until ${formatDate(until)}:`,
  list: {
    label: "Customers",
    find: "Find by phone, name, district or product",
    none: "Nobody has ordered yet.",
    noneFound: "No customer matches this search.",
    export: "Export",
    file: {
      title: "Customers by phone",
      about: "A row for each phone, with what came of its orders and your notes, as a CSV file.",
    },
  },
  view: { facts: "What came of the orders", online: "Online orders" },
  facts: {
    orders: "Orders",
    newest: "Newest orders",
    cancelled: (count: number) => `${formatCount(count)} cancelled`,
    delivered: "Delivered",
    none: "None yet",
    atDoor: (delivered: number, all: number) =>
      `${formatCount(delivered)} of ${formatCount(all)} at the door`,
    bought: "Bought for",
    withoutBack: "without what came back",
    last: "Last order",
  },
  notes: {
    title: "Notes",
    label: "New note",
    hint: "For the desk alone. The customer never sees it.",
    save: "Save the note",
    list: "Notes on this customer",
  },
  orders: {
    title: "Orders",
    list: "Orders of this customer",
    none: "No order of theirs is left.",
    as: (name: string) => `as ${name}`,
  },
  messages: {
    label: "Messages",
    intro:
      "What customers and the shop are told about orders. What cannot be sent is tried again for some hours, and then stands under Failed.",
    settings: { before: " You choose what is sent, and how, in ", link: "Settings", after: "." },
    lists: { dead: "Failed", waiting: "Waiting", sent: "Sent", dropped: "Dropped" },
    empty: {
      dead: "No message has failed.",
      waiting: "Nothing is waiting.",
      sent: "Nothing was sent yet.",
      dropped: "Nothing was dropped.",
    },
    channels: { mail: "Email", sms: "SMS", telegram: "Telegram" },
    /** A kind of messages, and its label. */
    kind: (_kind: string, label: string): string => label,
    sendAgain: "Send again",
    sendNow: "Send now",
    dismiss: "Dismiss",
    sentAt: (time: string) => `sent ${time}`,
    nextTry: (time: string) => `next try ${time}`,
    goesOut: (time: string) => `goes out ${time}`,
    tries: (count: number) => `${count} ${count === 1 ? "try" : "tries"}`,
    reasons: messageReasons,
  },
};
