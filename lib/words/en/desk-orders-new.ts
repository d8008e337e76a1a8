const AGREED: Readonly<Record<string, string>> = {
  messenger: "Agreed in the chat",
  outlet: "Agreed at the outlet",
};

/** An order that the desk writes down or changes. */
export const newOrderAtDesk = {
  /** Around the number of the order. */
  change: { before: "Change order ", after: "" },
  noItems: "No items yet.",
  discount: {
    amount: "Discount, BDT",
    reason: "Reason for the discount",
    /** What that is for these items; empty where nobody knows. */
    limit: (percent: number, here: string) =>
      percent === 0
        ? "Only an admin can take something off."
        : `You can take up to ${percent}% off the items${here && `, ${here} here`}. An admin can take off more.`,
  },
  picker: {
    none: "No product has all of these words.",
    add: (name: string) => `Add ${name}`,
    addIn: (name: string, option: string) => `Add ${name} in ${option}`,
    others: "Nothing that you searched for is free. These are:",
  },
  newOrder: {
    phone: "Phone",
    source: "How it came in",
    sources: { phone: "Phone", messenger: "Messenger", outlet: "Outlet" },
    email: "Email, if there is one",
    noTotal: "The total appears here once the delivery location is chosen and all numbers are right.",
    /** By the channel that it came in by. */
    agreed: (source: string) => `${AGREED[source] ?? "Agreed on the phone"}: it is Confirmed at once`,
    placing: "Placing …",
    place: "Place the order",
    restored:
      "The order that you began is here again. If you had pressed Place already, pressing it again without a change makes no second order.",
    startOver: "Start over",
    coupon: "Code, if the customer has one",
    advance: "Paid already, BDT",
    reference: "bKash or Nagad reference",
    note: "Note for the desk",
    wrongNumbers: "Please enter whole numbers for quantities and amounts.",
    noProduct: "Please add a product.",
  },
  chat: {
    open: "Paste a conversation",
    label: "From Messenger or WhatsApp; it stays in this browser",
    read: "Read it",
    nothing: "No name, phone or address was found in it.",
    proposal: "Proposal",
    fields: { name: "Name", phone: "Phone", address: "Address", quantity: "Quantity" },
    missing: "not found",
    take: "Take these",
  },
  placed: {
    number: "Order number",
    confirmed: "The order is Confirmed and waits to be packed.",
    pending: "The order is placed and waits in All Orders.",
    change: "Change it",
  },
};
