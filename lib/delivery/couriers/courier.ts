/** What a courier takes. */
export interface CourierLimits {
  name: readonly [least: number, most: number];
  address: readonly [least: number, most: number];
  /** Whole BDT. */
  amount: number;
  isMobileAlone: boolean;
}

/** The ends to which a courier's word can bring a parcel. */
type CourierEnd = "delivered" | "partlyDelivered" | "returning";

/** What a courier's word means: each has its words among the desk's labels. */
export type CourierMeaning =
  | "notPickedUp"
  | "onItsWay"
  | "onHold"
  | "deliveredSaysRider"
  | "partlyDeliveredSaysRider"
  | "cancelledSaysRider"
  | "lookedInto"
  | "delivered"
  | "partlyDelivered"
  | "cancelled"
  | "wrong"
  | "returnPrepared"
  | "returnWithRider"
  | "returnReceived";

/** The words that a courier's API has for where a parcel is. */
export interface CourierStatuses {
  /** The end that this word brings a parcel to; null for a word that moves none. */
  endOf: (status: string) => CourierEnd | null;
  /** Whether the word says that pieces are back in the shop. */
  isReturnReceived: (status: string) => boolean;
  /** Null for a word that nobody knows. */
  meaningOf: (status: string) => CourierMeaning | null;
}

/** What the shop knows of a courier. It also runs in the browser. */
export interface CourierFacts {
  /** Its place in the desk's lists. The first one is chosen until somebody chooses. */
  position: number;
  label: string;
  /** The label within a sentence. */
  labelInWords: string;
  /** The label within a sentence in Bengali, in the genitive: a parcel is "with" it. */
  genitiveBn: string;
  limits: CourierLimits;
  /** What its file needs that an address may not say. */
  needs: readonly ("city" | "zone")[];
  /** The columns of its file, as lib/delivery/couriers/columns.ts reads them, and the variable that replaces them. */
  file: { columns: string; variable: string };
  /** Where a parcel can be followed, also without the phone; null where nobody knows. */
  trackingLink: ((code: string, phone: string) => string) | null;
  /** Null where no parcel is booked over an API. Others stand in lib/delivery/couriers/apis.ts, too. */
  statuses: CourierStatuses | null;
}
