import { formatCount } from "@/lib/platform/text/format";

/** What a room and a function of lib say alike. It is small: it comes with the function to pages in Bangla too. */
export const shared = {
  shownIn: (color: string) => `Shown in ${color}`,
  wrongQuantity: (most: number) => `Please enter a whole number from 1 to ${most}.`,
  categories: "Categories",
  products: (count: number) => (count === 1 ? "1 product" : `${formatCount(count)} products`),
  allProducts: "all products",
  /** In a list of choices, for none. */
  choose: "Choose …",
  /** Who carries a parcel. */
  carriers: { rider: "rider", courier: "courier" },
  /** As the reason of a discount. */
  code: (code: string) => `code ${code}`,
  wrongCode: "A code has 3 to 20 letters and digits.",
  incompleteLink: "This link is incomplete. Please open it from the email again.",
  /** Of a pop-up. */
  okay: "Okay",
  cancel: "Cancel",
};
