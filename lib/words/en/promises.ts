/** What the shop's home, a product's page and the checkout promise alike. */
export const LOOK_THEN_PAY = "Look at the parcel, then pay.";
