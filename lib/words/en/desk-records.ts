import { messageOf } from "@/lib/platform/http/api-error";

/** What was done at the desk, and what was deleted. */
export const deskRecords = {
  deleted: "Deleted",
  intro: (days: number) =>
    `What admins and staff did with orders, products and users, newest first. For ${days} days a deletion can be undone on its line.`,
  introDeleted: (days: number) =>
    `All that was deleted in the last ${days} days. Each line says what comes back.`,
  none: "There is no activity to show.",
  noneDeleted: (days: number) => `Nothing was deleted in the last ${days} days.`,
  failed: "Something failed on the way: please check whether this was done.",
  allRows: "All its rows",
  filters: {
    order: "Order number",
    person: "Person",
    anybody: "Anybody",
    kind: "Kind",
    anything: "Anything",
    day: "Day",
    all: "Show all",
  },
  /** Who has done it: an email address, or the command line. */
  person: (email: string): string => email,
  verbs: {
    confirm: "confirmed",
    cancel: "cancelled",
    create: "added",
    update: "changed",
    delete: "deleted",
    promote: "gave admin rights to",
    demote: "took admin rights from",
    restore: "restored",
    call: "called about",
    note: "wrote a note on",
    block: "blocked the phone of",
    unblock: "unblocked the phone of",
    reopen: "took back the decision on",
    export: "exported the",
    import: "imported the",
    undo: "took back the import of the",
    reverse: "took back the",
    resend: "sent again the",
    dismiss: "dismissed the",
    lift: "lifted the limit of the",
    start: "started the",
    end: "ended the",
  },
  kinds: {
    order: "order",
    product: "product",
    user: "user",
    "pending orders": "pending orders",
    file: "file",
    payout: "payout",
    message: "message",
    settings: "settings",
    "first steps": "first steps",
    "demo products": "demo products",
    code: "code",
    sale: "sale",
    customer: "customer",
    collection: "collection",
    category: "category",
    review: "review",
  },
  /** A sentence that tells who did what, before and behind the name of the thing. */
  told: ({ person, verb, kind }: { person: string; verb: string; kind: string }) => ({
    before: `${person} ${verb} ${kind} `,
    after: "",
  }),
  /** The name of a thing of some kind. */
  label: (_kind: string, label: string): string => label,
  bringBack: "Bring back",
  bringBackOf: (label: string) => `Bring back ${label}`,
  /** What the shop has answered to it. */
  isBack: (message: string): string => message,
  /** Why a thing of some kind does not come back. */
  notBack: (_kind: string, error: unknown): string => messageOf(error),
  comesBack: {
    product: "Comes back with its stock as it is counted now.",
    user: "Comes back with its password. Its owner has to log in again.",
  },
  /** A field's name as words: `deliveryLocation` as `delivery location`, `image1` as `picture 1`, `isLate` as `late`. */
  field: (name: string): string =>
    name
      .replace(/^image(?=\d)/, "picture ")
      .replace(/^(?:is|has|can)(?=[A-Z])/, "")
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .trimStart(),
  number: (value: number): string => String(value),
  /** What a field has, which may be one of the values that the shop knows. */
  value: (_field: string, value: string): string => value,
  answers: { yes: "yes", no: "no" },
  /** Of a file that was exported. */
  whole: { label: "file", yes: "complete", no: "broken off on the way" },
};
