const titleOf = (one: string, many: string) => (count: number) =>
  count === 1 ? one : `${many} ${count} orders`;

/** The page that prints. */
export const deskPrint = {
  nothing: "Nothing to print",
  none: "There is no order to print. Select orders on the Orders page first.",
  tooMany: (most: number) =>
    `At most ${most} orders can be printed at once. Select fewer on the Orders page.`,
  back: "Back to the orders",
  titles: {
    slips: titleOf("Invoice and packing slip", "Slips for"),
    labels: titleOf("Label", "Labels for"),
    picks: titleOf("Pick list", "Pick list for"),
  },
  kinds: { slips: "Invoice and slip", labels: "Labels", picks: "Pick list" },
  what: "What to print",
  print: "Print",
  size: "Size of the labels",
  notMarked: "These orders are not marked as printed.",
  unconfirmed: (orders: readonly string[]) => `Not confirmed: ${orders.join(", ")}.`,
  pieces: (pieces: string, orders: number) =>
    `${pieces} for ${orders === 1 ? "1 order" : `${orders} orders`}`,
};
