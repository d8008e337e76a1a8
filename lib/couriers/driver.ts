import type { Courier } from "@/lib/couriers/constants";

/** A parcel as a courier is told of it. */
export interface Consignment {
  orderId: string;
  orderNumber: number;
  name: string;
  /** 01XXXXXXXXX, unless the customer gave another one. */
  phone: string;
  address: string;
  /** Whole BDT, like the value of what is inside. */
  amount: number;
  value: number;
  items: string;
  pieces: number;
  city: string;
  zone: string;
  /** Who has it already, or is to have it. */
  courier?: Courier | undefined;
  trackingCode?: string | undefined;
  consignmentId?: string | undefined;
  /** Over a courier's API: it may have arrived there. */
  isBeingBooked?: boolean;
}

export interface LeftOut {
  orderId: string;
  orderNumber: number;
  problems: string[];
}

export interface CourierFile {
  fileName: string;
  csv: string;
  included: { _id: string; orderNumber: number }[];
  /** Not in the file, and why. */
  leftOut: LeftOut[];
}

/** How parcels get to a courier. */
export interface CourierDriver {
  courier: Courier;
  /** What the courier would refuse this one for; nothing for most. */
  listProblems: (consignment: Consignment) => string[];
  prepare: (consignments: readonly Consignment[]) => Promise<CourierFile>;
}

/** What became of one consignment that was sent to a courier's API. */
export type BookedRow =
  | { outcome: "booked"; consignmentId: string; trackingCode: string; trackingUrl: string }
  /** He has one of this number already. */
  | { outcome: "known" }
  | { outcome: "refused"; message: string }
  /** He may have it: his answer does not say. */
  | { outcome: "unsure"; message: string };

/** What a courier tells of a consignment by our number. */
export interface FoundConsignment {
  /** Empty where he does not say, like the code. */
  consignmentId: string;
  trackingCode: string;
}

/** How parcels are booked with a courier over his API, where the shop has keys of it. All throw CourierError. */
export interface BookingDriver {
  courier: Courier;
  listProblems: (consignment: Consignment) => string[];
  /** A row for each, in their order. */
  book: (consignments: readonly Consignment[]) => Promise<BookedRow[]>;
  /** Null where he has none of this number. */
  find: (orderNumber: number) => Promise<FoundConsignment | null>;
  /** His word for where it is; null where he does not know it. */
  readStatus: (consignmentId: string, isComingBack: boolean) => Promise<string | null>;
}
