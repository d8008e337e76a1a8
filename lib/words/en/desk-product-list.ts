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
    check: "See what changes",
    about: "Nothing changes yet. A product whose old price would no longer be above its price is left out.",
  },
};
