/** The words of the pop-ups of products at the desk, verbatim from the contract (point 8); all others are in lib/words. */
export const MESSAGES = {
  productDeleted: { title: "Deleted", text: "Your product has been deleted." },
} as const;

/** The words of their questions; Okay does it, anything else declines. */
export const QUESTIONS = {
  deleteProduct: { title: "Are you sure?" },
} as const;
