import { cancelOrder } from "@/lib/words/en/pop-ups";

/** The words of the desk's pop-ups, verbatim from the contract (point 8); those of shoppers are in lib/words. */
export const MESSAGES = {
  orderMarked: (status: string) => ({ title: `Order marked as ${status}` }),
  orderRemoved: { title: "The order has been removed." },
  productAdded: { title: "Product Added Successfully" },
  productUpdated: { title: "Product Updated Successfully" },
  productDeleted: { title: "Deleted", text: "Your product has been deleted." },
} as const;

/** The words of every question; Okay does it, anything else declines. */
export const QUESTIONS = {
  cancelOrder,
  deleteProduct: { title: "Are you sure?" },
  deleteOrder: { title: "Are you sure?", text: "This will delete the order permanently!" },
} as const;
