import { said } from "@/lib/words/en/reviews-shown";

/** Reviews at the desk. */
export const deskReviews = {
  intro:
    "What customers write about products that they have received. Nobody else reads one before you show it.",
  label: "Reviews",
  states: { waiting: "Waiting", shown: "Shown", hidden: "Hidden" },
  empty: {
    waiting: "No reviews are waiting. Customers write them on the page of their order once it is delivered.",
    shown: "No review is shown yet.",
    hidden: "No review is hidden.",
  },
  of: (product: string, orderNumber: string) => `Review of ${product}, order ${orderNumber}`,
  outOf: said.outOf,
  nameless: said.nameless,
  fits: said.fits,
  noWords: "Stars only, without words.",
  picture: "What the customer has received",
  flags: { link: "has a link", phone: "has a phone number", spam: "repeats itself" },
  show: "Show",
  hide: "Hide",
  /** With the product of the review. */
  showOf: (product: string) => `Show the review of ${product}`,
  hideOf: (product: string) => `Hide the review of ${product}`,
  /** What was just done with one that is no longer in this list. */
  done: {
    shown: (product: string) => `The review of ${product} is shown.`,
    hidden: (product: string) => `The review of ${product} is hidden.`,
  },
  reply: {
    label: "Your answer",
    hint: "Everybody reads it below the review.",
    open: "Answer",
    change: "Change the answer",
    openOf: (product: string) => `Answer the review of ${product}`,
    saveAndShow: "Save and show",
    shop: said.reply,
  },
};
