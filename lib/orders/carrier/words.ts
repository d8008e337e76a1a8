/** The shop's own rider among the couriers, who has the parcels that were handed over to no other one. */
export const OWN_RIDER = "own";

/** The courier of a parcel; missing where nobody has it yet. */
export type Carrier = string | null | undefined;

/** A text with the word for who carries a parcel in the place of `{carrier}`. */
export const withCarrier = (text: string, courier: Carrier): string =>
  text.replace("{carrier}", courier === OWN_RIDER ? "rider" : "courier");
