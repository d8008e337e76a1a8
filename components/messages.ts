/** The words of the desk's pop-ups, verbatim from the contract (point 8); those of shoppers are in lib/words. */
export const MESSAGES = {
  productAdded: { title: "Product Added Successfully" },
  productUpdated: { title: "Product Updated Successfully" },
  productDeleted: { title: "Deleted", text: "Your product has been deleted." },
} as const;

/** The words of every question; Okay does it, anything else declines. */
export const QUESTIONS = {
  deleteProduct: { title: "Are you sure?" },
} as const;
