import type { z } from "zod";
import type { ProblemKind } from "@/lib/words/en/desk-parcels";
import type { Courier } from "@/lib/delivery/couriers/registry";

/** A parcel as a courier is told of it. */
export interface Consignment {
  orderId: string;
  orderNumber: number;
  /** The order's, as it was read. */
  version: number;
  name: string;
  /** 01XXXXXXXXX, unless the customer gave another one. */
  phone: string;
  address: string;
  /** Whole BDT, like the value of what is inside. */
  amount: number;
  value: number;
  items: string;
  /** What the rider is to know; empty where nothing. */
  note: string;
  pieces: number;
  /** The shop as its couriers know it; left out where that is its name. */
  store?: string;
  /** With what it is packed in. */
  weightGrams: number;
  /** The district; empty where nobody knows, like the zone. */
  city: string;
  zone: string;
  /** The courier that has it already, or is to have it. */
  courier?: Courier | undefined;
  trackingCode?: string | undefined;
  consignmentId?: string | undefined;
  /** The courier that it is being booked with over an API: it may have arrived there. */
  beingBookedWith?: Courier | undefined;
}

export interface Problem {
  kind: ProblemKind;
  /** In English, without its full stop. */
  words: string;
}

interface LeftOut {
  orderId: string;
  orderNumber: number;
  problems: string[];
  /** What each of the problems is, in their order. */
  kinds: ProblemKind[];
  /** What the courier asks for and the address does not say: the desk can. */
  lacks: Lack[];
  /** What is too long or too short for the courier. */
  misfits: Misfit[];
  version: number;
  name: string;
  address: string;
  city: string;
  /** A guess from the address; empty where it allows none. */
  zone: string;
}

export type Lack = "city" | "zone";

export const MISFITS = ["name", "address"] as const;
export type Misfit = (typeof MISFITS)[number];

export interface CourierFile {
  fileName: string;
  csv: string;
  included: { _id: string; orderNumber: number }[];
  /** Not in the file, and why. */
  leftOut: LeftOut[];
}

/** What became of one consignment that was sent to a courier's API. */
export type BookedRow =
  | { outcome: "booked"; consignmentId: string; trackingCode: string; trackingUrl: string }
  /** The courier has one of this number already. */
  | { outcome: "known" }
  | { outcome: "refused"; message: string }
  /** The courier may have it: the answer does not say. */
  | { outcome: "unsure"; message: string };

/** What a courier tells of a consignment by our number. */
export interface FoundConsignment {
  /** Empty where the courier does not say, like the code. */
  consignmentId: string;
  trackingCode: string;
}

/** How parcels are booked with a courier over an API, where the shop has its keys. All throw CourierError. */
export interface BookingDriver {
  courier: Courier;
  /** A row for each, in their order. */
  book: (consignments: readonly Consignment[]) => Promise<BookedRow[]>;
  /** Null where the courier has none of this number. */
  find: (orderNumber: number) => Promise<FoundConsignment | null>;
  /** The courier's word for where it is; null where it does not know the parcel. */
  readStatus: (consignmentId: string, isComingBack: boolean) => Promise<string | null>;
}

/** What a courier's webhook tells of a parcel. */
export interface CourierNews {
  consignmentId: string;
  /** Ours; null for what was booked under another one. */
  orderNumber: number | null;
  /** The courier's word for where it is, with the time by its clock; null for news that move nothing. */
  status: { word: string; at: Date | null } | null;
}

/** The webhook of a courier, where the shop has set its secrets. */
export interface WebhookReader {
  /** Checks the headers alone, before anything of the body is read. */
  isFromCourier: (headers: Headers) => boolean;
  isSigned: (headers: Headers, bytes: Uint8Array) => boolean;
  /** Parses to null for news about no parcel. */
  newsSchema: z.ZodType<CourierNews | null>;
}

/** What the shop does over a courier's API. Both are null where the variables are not set. */
export interface CourierApi {
  /** The variables without which nothing is booked. */
  keys: readonly string[];
  booking: () => BookingDriver | null;
  webhook: () => WebhookReader | null;
  /** Its own variables of the environment; throws EnvError. */
  readVariables: () => object;
}
