import { formatCount } from "@/lib/platform/text/format";
import { sayList } from "@/lib/words/en/list";
import { message, question } from "@/lib/words/en/pop-ups";

const examplesOf = (count: number): string =>
  count === 1 ? "1 example product" : `${formatCount(count)} example products`;

function tellRemoved(deleted: number, kept: number): string {
  const removed = deleted === 1 ? "1 product is removed." : `${formatCount(deleted)} products are removed.`;
  if (kept === 0) return removed;
  return kept === 1
    ? `${removed} 1 stays, because somebody has ordered it.`
    : `${removed} ${formatCount(kept)} stay, because somebody has ordered them.`;
}

/** What the owner of a new shop does first, and what is left of the example shop. */
export const deskFirstSteps = {
  title: "Make the shop yours",
  done: (done: number, of: number) => `${done} of ${of} done`,
  /** For a screen reader, beside a step. */
  isDone: "(done)",
  steps: {
    brand: { title: "Set the shop’s name and phone", about: "They stand on every page, bill and message." },
    delivery: { title: "Set the delivery charges", keep: "Keep these charges" },
    product: {
      title: "Add your first product",
      about: "Its pictures can come straight from your phone’s camera.",
    },
    order: {
      title: "Place a test order",
      about:
        "Order in the shop as a customer would. It then waits for you under To call, where you can cancel it.",
    },
    messages: {
      title: "Choose how customers are told",
      none: "No messages are sent yet.",
      told: (ways: readonly string[]) => `Now they are told by ${sayList(ways)}.`,
      keep: "Keep it as it is",
    },
  },
  hide: "Hide these steps",
  examples: {
    about: (count: number) => `The shop came with ${examplesOf(count)}, so that you see how it looks.`,
    remove: "Remove the examples",
    pending: "Removing …",
    question: (count: number, keptDays: number) =>
      question(
        `Remove ${examplesOf(count)}?`,
        `Those that somebody has ordered stay. You can bring the others back for ${keptDays} days, under Activity.`,
      ),
    removed: (deleted: number, kept: number) => message("Removed", tellRemoved(deleted, kept)),
  },
  leftovers: {
    title: "Left over from the example shop",
    examples: {
      slides: { text: "Home still shows the example slides.", change: "Make your own slides" },
      sections: {
        text: "Home still shows the example shop’s story and film, with its label.",
        change: "Choose what home shows",
      },
      about: {
        text: "About & Contact still tells the example shop’s story.",
        change: "Write your own",
      },
    },
    leave: "Leave it as it is",
  },
};
