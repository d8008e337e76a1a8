import { shared } from "@/lib/words/en/shared";

/** The shop's own rider among the couriers, who has the parcels that were handed over to no other one. */
export const OWN_RIDER = "own";

/** The courier of a parcel; missing where nobody has it yet. */
export type Carrier = string | null | undefined;

/** The word for who carries a parcel, of the words of a language. */
export const carrierIn = (words: typeof shared.carriers, courier: Carrier): string =>
  courier === OWN_RIDER ? words.rider : words.courier;

/** A text with the word for who carries a parcel in the place of `{carrier}`. */
export const withCarrier = (text: string, courier: Carrier): string =>
  text.replace("{carrier}", carrierIn(shared.carriers, courier));
