import { WRONG_AMOUNT } from "@/lib/words/en/fields";
import { formatCount } from "@/lib/platform/text/format";
import { CHECKING_ROWS, GOES_ON } from "@/lib/words/en/desk-shared";
import { SAY_WHY } from "@/lib/words/en/fields";

/** Days since hand-over; without an end where `to` is null. */
interface Age {
  from: number;
  to: number | null;
}

const parcelsOf = (count: number): string => (count === 1 ? "1 parcel" : `${count} parcels`);
const doneOf = (what: string) => (done: number, toDo: number) =>
  `${formatCount(done)} of ${toDo === 1 ? "1 row" : `${formatCount(toDo)} rows`} ${what}.`;

/** The cash desk. */
export const deskCash = {
  page: {
    intro:
      "What couriers collect at the door, and what they have paid out of it. It is expected from the moment a parcel is handed over.",
    late: {
      title: "Late",
      about: (days: number) => `Handed over more than ${days} days ago, and nothing has come in.`,
    },
    lost: {
      title: "Lost",
      about: (days: number) =>
        `The courier owes you the money for these parcels until they pay it or you write it off. After ${days} days they are listed as late.`,
    },
    differing: { title: "Short or over", about: "What came in is not what was expected." },
    unmarked: {
      title: "Paid, not marked as delivered",
      before: "Mark them as delivered among the parcels ",
      link: "with couriers",
      after: ".",
    },
  },
  couriers: {
    title: "Couriers",
    none: "No parcel was handed over yet.",
    expected: "Expected from the last 30 days",
    received: "Received of that",
    toCome: "Still to come",
    age: ({ from, to }: Age, parcels: number) =>
      `${to === null ? `more than ${from - 1}` : `${from}–${to}`} days, ${formatCount(parcels)} ${parcels === 1 ? "parcel" : "parcels"}`,
    missing: "Left out of payouts",
    short: "Short",
    over: "Over",
  },
  list: {
    handedOver: (days: number) =>
      `handed over ${days === 0 ? "today" : days === 1 ? "yesterday" : `${days} days ago`}`,
    toCome: (amount: string) => `${amount} to come`,
    received: (amount: string) => `${amount} received`,
    of: (amount: string) => `of ${amount}`,
    short: (amount: string) => `${amount} short`,
    over: (amount: string) => `${amount} over`,
  },
  note: {
    titles: {
      first: "Note the cash",
      correct: "Correct the cash",
      writeOff: "Note the cash or write it off",
    },
    titleOf: {
      first: (orderNumber: string) => `Note the cash of ${orderNumber}`,
      correct: (orderNumber: string) => `Correct the cash of ${orderNumber}`,
      writeOff: (orderNumber: string) => `Note the cash or write it off for ${orderNumber}`,
    },
    received: "Received in all, BDT",
    why: "Why",
    writeOff: (amount: string) => `Write off ${amount}`,
    wrongAmount: WRONG_AMOUNT,
    noReason: SAY_WHY,
  },
  wrong: (told: string, _field: string): string => told,
  fields: {
    reference: "The courier’s reference",
    day: "Day",
    total: "Paid in all, BDT",
    charges: "Kept as charges, BDT",
  },
  rows: {
    label: "Rows, with the names of the columns first",
    hint: "One column “Invoice”, “Order number” or “Tracking code”, one “Collected amount” or “Amount”. Others may be there.",
    choose: "Choose the courier’s CSV file",
    another: "Take another",
    missing: "Please paste the rows, or choose the courier’s file.",
    tooLarge: "The file is larger than 1 MB.",
  },
  payout: {
    title: "New payout",
    intro: "First you see what each row means, and nothing is changed. Up to 2,000 rows.",
    check: "Check the rows",
    checking: CHECKING_ROWS,
    recording: "Recording …",
    recorded: (amount: string, parcels: number) => `Recorded: ${amount} for ${parcelsOf(parcels)}.`,
  },
  report: {
    label: "What the rows mean",
    rows: (count: number, amount: string) => `${count} ${count === 1 ? "row" : "rows"}, ${amount}.`,
    agrees: "They agree with what was paid and kept.",
    differs: (amount: string, isMore: boolean) =>
      `That is ${amount} ${isMore ? "more" : "less"} than was paid and kept.`,
    undelivered: (count: number) =>
      ` ${count} of them ${count === 1 ? "is" : "are"} not marked as delivered yet.`,
    record: (amount: string, parcels: number) => `Record ${amount} for ${parcelsOf(parcels)}`,
    none: "None of the rows can be recorded.",
    leftOut: ", left out",
    row: (row: string) => `Row ${row}`,
    described: {
      short: (paid: string, owed: string, gap: string) => `${paid} of ${owed}: ${gap} short`,
      over: (paid: string, owed: string, gap: string) => `${paid} of ${owed}: ${gap} over`,
      difference: (paid: string, received: string, owed: string) => `${paid}, after ${received} of ${owed}`,
      paid: (paid: string, received: string, owed: string, by: string) =>
        `${paid}; ${received} of ${owed} came in already, ${by}`,
    },
  },
  progress: {
    recording: { label: "Rows that are recorded", done: doneOf("recorded") },
    undoing: { label: "Rows that are taken back", done: doneOf("taken back") },
    leave: GOES_ON,
  },
  payouts: {
    title: "Payouts",
    none: "No payout is recorded yet.",
    states: { recording: "Being recorded", recorded: "", undoing: "Being taken back", undone: "Taken back" },
    paid: (amount: string) => `${amount} paid`,
    kept: (amount: string) => `, ${amount} kept`,
    for: (amount: string, parcels: number) => `; ${amount} for ${parcelsOf(parcels)}`,
    differs: (amount: string, isMore: boolean) =>
      `, ${amount} ${isMore ? "more" : "less"} than was paid and kept`,
    end: ".",
    by: (email: string) => `Recorded by ${email}`,
    left: (count: number) => `Left out: ${count}`,
    row: (row: string) => `Row ${row}:`,
    goOn: (payout: string) => `Go on with ${payout}`,
    goOnBack: (payout: string) => `Go on taking back ${payout}`,
    takeBack: "Take back",
    takeBackOf: (payout: string) => `Take back ${payout}`,
    yes: (payout: string) => `Yes, take back ${payout}`,
    no: "No",
  },
  flow: {
    title: "Received and paid back",
    intro: (from: string, to: string) =>
      `From ${from} to ${to}, in Dhaka time. Each sum counts on the day on which it was noted.`,
    received: "Received from couriers",
    advances: "Paid in advance",
    kept: "Kept by couriers",
    refunded: "Paid back for returns",
    byMethod: (method: string, count: number) =>
      `${method}, ${formatCount(count)} ${count === 1 ? "refund" : "refunds"}`,
    left: "Left after charges and refunds",
    refunds: {
      title: (shown: number, total: number) =>
        `Refunds${total > shown ? `, ${shown} of ${formatCount(total)}` : ""}`,
      order: "Order",
      day: "Day",
      by: "By",
      taka: "BDT",
    },
  },
};
