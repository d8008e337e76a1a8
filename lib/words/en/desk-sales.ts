import { formatCount } from "@/lib/platform/text/format";
import { SEE_CHANGES } from "@/lib/words/en/desk-shared";
import { sayList } from "@/lib/words/en/list";
import { question, ARE_YOU_SURE } from "@/lib/words/en/pop-ups";
import { shared } from "@/lib/words/en/shared";

interface Terms {
  percent: number;
  /** Which products, in words. */
  products: string;
  /** In BDT. */
  roundTo: number;
}

const prices = (count: number): string => (count === 1 ? "1 price" : `${formatCount(count)} prices`);

/** Of products that somebody has changed meanwhile. */
const staying = (count: number): string =>
  count === 1 ? "1 stays as it is" : `${formatCount(count)} stay as they are`;

/** The sales of the shop: their list, a sale, and its form. */
export const deskSales = {
  title: "Sales",
  intro:
    "The shop lowers the prices when a sale begins, and puts the old ones back when it ends. A price that you change meanwhile stays as you set it.",
  newSale: "New sale",
  plan: "Plan the sale",
  none: "There is no sale yet. To choose single products, tick them in Manage Products.",
  saleOf: (products: string) => `Sale of ${products}`,
  form: {
    name: "Name",
    nameHint: "Only the desk sees it.",
    percent: "Per cent off",
    roundTo: "Round prices",
    step: (taka: number) => `To ${taka} BDT`,
    from: "From",
    fromHint: "Dhaka time. Leave it empty for midnight.",
    until: "Until",
    untilHint: "Leave it empty for the whole day.",
    preview: SEE_CHANGES,
    saveEnd: "Save end time",
  },
  /** What is told beside a field that holds this value. */
  wrong: (told: string, _field: string, _value: string): string => told,
  preview: {
    changing: (count: number) => `${prices(count)} would change.`,
    staying: (count: number) => ` ${formatCount(count)} would not fall and stay as they are.`,
    list: "Prices that would change",
    more: (count: number) => `and ${formatCount(count)} more`,
  },
  sale: (name: string) => `Sale ${name}`,
  states: { planned: "Planned", starting: "Starting", running: "Running", ending: "Ending", ended: "Ended" },
  allProducts: shared.allProducts,
  products: shared.products,
  categories: sayList,
  terms: ({ percent, products, roundTo }: Terms) =>
    `${percent}% off ${products}${roundTo === 1 ? "" : `, rounded to ${roundTo} BDT`}`,
  /** How far a sale has come, by its state: with how many prices changed, and how many did not. */
  progress: {
    planned: (_done: number, _left: number): string => "No price has changed yet.",
    starting: (_done: number, _left: number): string => "The shop is writing the prices.",
    running: (done: number, left: number): string =>
      `${prices(done)} reduced${left > 0 ? `, ${formatCount(left)} not` : ""}.`,
    ending: (_done: number, _left: number): string => "The shop is putting the old prices back.",
    ended: (done: number, left: number): string =>
      `${prices(done)} put back${left > 0 ? `, ${staying(left)}` : ""}.`,
  },
  one: {
    title: "Sale",
    all: "All sales",
    afterTerms: ". ",
    beforeEmail: ", planned by ",
    end: ".",
    changeEnd: "Change end time",
    askToDelete: question(ARE_YOU_SURE, "The sale is deleted."),
    askToEnd: question(ARE_YOU_SURE, "The old prices come back now."),
  },
  items: {
    title: "Products",
    all: "All",
    list: "Products of the sale",
    gone: "A product that is gone",
    statuses: {
      reduced: "Reduced",
      restored: "Put back",
      skipped: "Not reduced",
      kept: "Stay as they are",
    },
    /** Why the price of a product is as it is, as the shop has written it down. */
    reason: (told: string): string => told,
  },
};
