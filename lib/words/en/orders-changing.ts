import { shared } from "@/lib/words/en/shared";

interface Charged {
  place: string;
  amount: string;
}

export const DIFFERENT_NOW = "What is different now";

/** The change of an order that is placed: by its customer, or at the desk. */
export const changing = {
  title: "Change your order",
  intro:
    "You can change it until we call you. Items that stay keep their price, and your place in our list of calls stays too.",
  items: "Items",
  quantity: "Quantity",
  size: "Size",
  color: "Color",
  /** Of a product. */
  gone: "No longer in the shop",
  remove: (product: string) => `Remove ${product}`,
  /** What the shelf has of an option. */
  free: {
    of: (option: string, free: string) => `${option}: ${free}`,
    notMade: "not made",
    notCounted: "not counted",
    soldOut: "sold out",
    left: (count: number) => `${count} free`,
    noMore: "no more free",
  },
  phone: "Phone",
  name: "Name",
  address: "Full address",
  location: "Delivery location",
  choose: shared.choose,
  chargedLocation: ({ place, amount }: Charged) => `${place} (${amount})`,
  areaHint: "Its zone says what the delivery costs.",
  riderNote: "Note for the rider",
  riderNoteExample: "After 5 pm",
  total: {
    label: "New total",
    missing: "The total appears here once all numbers are right.",
    items: "Items",
    delivery: "Delivery",
    discount: "Discount",
    code: (code: string) => `Code ${code}`,
    total: "Total",
    before: (amount: string) => `before ${amount}`,
  },
  differs: "Somebody has changed this order since you opened it. Nothing of yours is saved yet.",
  differences: {
    label: DIFFERENT_NOW,
    isNow: " is now ",
    takeFresh: "Use the new values",
    keepMine: "Keep my changes",
  },
  wholeNumbers: "Please enter whole numbers for quantities and the discount.",
  saved: {
    pay: { before: "Saved. You pay ", after: "." },
    collect: { before: "Saved. The courier collects ", after: "." },
  },
  save: "Save",
  pending: "Saving …",
  back: "Back",
  allOrders: "All Orders",
  /** What was changed, in the list of changes and where somebody else has changed it. */
  fields: {
    status: "Status",
    name: "Name",
    phone: "Phone",
    address: "Address",
    deliveryLocation: "Delivery location",
    delivery: "Delivery",
    area: "Thana and district",
    riderNote: "Note for the rider",
    items: "Items",
    discount: "Discount",
    amount: "Total",
  },
  none: "none",
  /** A discount as an order keeps it. */
  discount: (kept: string): string => kept,
  list: "Changes",
  changedOn: { before: "Changed on ", after: ":" },
};
