import { HOUR_MS } from "@/lib/platform/time/durations.mjs";

/** What Steadfast's guide says; each fact stands here alone. */

export const STEADFAST_PATHS = {
  createMany: "/create_order/bulk-order/extended",
  statusById: (consignmentId: string) => `/status_by_cid/${encodeURIComponent(consignmentId)}`,
  /** The same, and how far one has come that is on its way back. */
  statusOfReturnById: (consignmentId: string) =>
    `/status_with_return_status_by_cid/${encodeURIComponent(consignmentId)}`,
  statusByInvoice: (invoice: string) => `/status_by_invoice/${encodeURIComponent(invoice)}`,
  historyByInvoice: (invoice: string) => `/trackings_by_invoice/${encodeURIComponent(invoice)}`,
} as const;

/** Ten failed sign-ins within five minutes lock an address out for so long. */
export const LOCK_OUT_MS = HOUR_MS;
/** After "too many requests" that does not say how long to wait: its limit is by the minute. */
export const USUAL_WAIT_MS = 60_000;
/** The limit of the description of what is inside. */
export const MOST_ITEM_CHARACTERS = 255;
export const HOME_DELIVERY = 0;

/** What it calls a number that it has already: a code or a sentence, by endpoint. */
export const isKnownInvoice = (error: string): boolean =>
  /INVOICE_ALREADY_EXISTS|invoice.*(?:already|taken)/i.test(error);

/** Its times have no zone: they are Dhaka's. */
export const STEADFAST_ZONE = "+06:00";
