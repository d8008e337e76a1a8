/** ISO 4217. A file of its own: what the browser writes of money needs no more of the shop. */
export const CURRENCY = "BDT";
