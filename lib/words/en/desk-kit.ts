/** What all parts of the desk say alike. */
export const deskKit = {
  titles: {
    toCall: "To call",
    allOrders: "All Orders",
    newOrder: "New order",
    changeAnOrder: "Change an order",
    print: "Print",
    parcels: "Parcels",
    returns: "Returns",
    exchange: "Exchange",
    cash: "Cash",
    customers: "Customers",
    customer: "Customer",
    messages: "Messages",
  },
};
