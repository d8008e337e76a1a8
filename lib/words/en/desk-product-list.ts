import { formatBdt, formatCount, formatPieces } from "@/lib/platform/text/format";
import { SEE_CHANGES } from "@/lib/words/en/desk-shared";
import { message, question, ARE_YOU_SURE } from "@/lib/words/en/pop-ups";

/** The list of products, and the change of many at once. */
export const deskProductList = {
  list: "Products",
  filters: {
    find: "Find products",
    category: "Category",
    allCategories: "All categories",
    select: "Select …",
    lowFirst: "Low stock first",
    lowInSome: "Low in some size",
    drafts: "Drafts",
  },
  /** Where the list is empty. `isNarrowed` is true with a search or a category. */
  none: {
    drafts: (isNarrowed: boolean): string =>
      isNarrowed ? "No draft matches this search and category." : "There are no drafts.",
    low: (isNarrowed: boolean): string =>
      `No product ${isNarrowed ? "of this search and category " : ""}is low in a size or color.`,
    products: (isNarrowed: boolean): string =>
      isNarrowed ? "No product matches this search and category." : "There are no products yet.",
  },
  draft: "Draft",
  wanted: {
    title: (count: number) => `Wanted (${formatCount(count)})`,
    about: "These are sold out, and people are waiting for them.",
  },
  row: {
    open: (name: string) => `Price and stock of ${name}`,
    closeOf: (name: string) => `Close price and stock of ${name}`,
    priceAndStock: "Price and stock",
    close: "Close",
    edit: "Edit",
    editOf: (name: string) => `Edit ${name}`,
    delete: "Delete",
    deleteOf: (name: string) => `Delete ${name}`,
    addPieces: "+ Add pieces",
    addPiecesOf: (name: string) => `Add pieces of ${name}`,
  },
  popUps: {
    delete: question(ARE_YOU_SURE),
    deleted: message("Deleted", "Your product has been deleted."),
  },
  /** What is changed in a row. */
  edit: {
    price: "Price",
    priceOf: (name: string) => `Price of ${name} in BDT`,
    stock: "Can be ordered",
    saveOf: (name: string) => `Save ${name}`,
    saving: "Saving …",
    saved: "Saved.",
    saveAgain: (told: string) => `${told} Save again to put yours on top.`,
  },
  options: {
    legend: (product: string) => `Stock of ${product} by size and color`,
    low: (low: number, all: number) => (low === 0 ? `none of ${all} low` : `${low} of ${all} low`),
    onlyLow: "Show only the low ones",
    showAll: (count: number) => `Show all ${count}`,
    whole: "All",
    marks: { out: "out", low: "low" },
    nameOf: (option: string, product: string) => `${option} of ${product}`,
    close: "Close",
    closeOf: (name: string) => `Close ${name}`,
    was: (stock: number) => `was ${formatCount(stock)}`,
    less: (name: string) => `One less of ${name}`,
    more: (name: string) => `One more of ${name}`,
  },
  add: {
    label: "Add pieces",
    field: (name: string) => `Add pieces of ${name}`,
    button: "+ Add",
    busy: "Adding …",
    press: (name: string) => `Add the pieces of ${name}`,
    done: (added: number, stock: number) =>
      `${formatPieces(added)} added: ${formatPieces(stock)} can be ordered now.`,
  },
  shelf: {
    looking: "Looking at the shelf …",
    /** With the cost of a piece, where it is known. */
    described: (shelf: string, taka: number | undefined) =>
      `${shelf}.${taka ? ` A piece costs ${formatBdt(taka)}.` : ""}`,
    label: "Counted on the shelf",
    field: (name: string) => `Counted on the shelf of ${name}`,
    press: (name: string) => `Save what was counted of ${name}`,
    inOrders: (pieces: number) => `Orders already have ${formatPieces(pieces)} of these.`,
    same: "The shop already has this count.",
    done: (stock: number) => `${formatPieces(stock)} can be ordered now.`,
  },
  select: {
    shown: "All shown",
    matching: "All that match",
    reading: "Reading the list …",
    label: "Ticked products",
    full: "As many as go at once",
    none: "Tick the products that are to change.",
    change: "Change …",
    sale: "Sale …",
  },
  bulk: {
    title: (count: number) => `Change ${count === 1 ? "1 product" : `${count} products`}`,
    unchanged: "As it is",
    price: "Price by",
    priceHint: "For example -15, or 50.",
    noNumber: "Please write a whole number, such as -15 or 50.",
    by: "In",
    ways: { percent: "Per cent", amount: "BDT" },
    round: "Round the price",
    doNotRound: "Do not round",
    roundTo: (step: number) => `To ${step} BDT`,
    draft: "Draft",
    makeDrafts: "Make drafts",
    publish: "Show in the shop",
    lowStock: "Low-stock limit",
    lowStockHint: "0 uses the shop’s limit.",
    checking: "Checking …",
    check: SEE_CHANGES,
    about: "Nothing changes yet. A product whose old price would no longer be above its price is left out.",
  },
};
