/** Wallets of the country's phones, as each writes its own name. */
export const WALLETS = { bkash: "bKash", nagad: "Nagad", rocket: "Rocket" };
