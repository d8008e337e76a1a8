import { toLatinDigits } from "@/lib/platform/text/digits";
import { COURIER_FACTS, type Courier, FIRST_BOOKABLE } from "@/lib/delivery/couriers/registry";
import { OWN_RIDER } from "@/lib/orders/carrier/words";

interface Tracked {
  courier: Courier | undefined;
  trackingCode: string | undefined;
  /** 01XXXXXXXXX; empty where it is not to be told: a courier that needs it then asks. */
  phone: string;
}

/** Where a parcel can be followed; undefined where nobody knows. */
export function trackingLink({ courier, trackingCode, phone }: Tracked): string | undefined {
  if (!trackingCode || !courier) return undefined;
  return COURIER_FACTS[courier].trackingLink?.(trackingCode, phone);
}

interface Booking {
  state: string;
  courier?: Courier | null | undefined;
}

interface MaybeBooked {
  courier?: Courier | null | undefined;
  consignmentId?: string | null | undefined;
  booking?: Booking | null | undefined;
}

/** The courier of a booking that is under way or was refused. */
export const bookingCourier = ({ courier }: Pick<Booking, "courier">): Courier => courier ?? FIRST_BOOKABLE;

/** The courier that has a booked parcel, or may have it; null for a parcel that is not booked. */
export function bookedWith(parcel: MaybeBooked | null | undefined): Courier | null {
  if (parcel?.consignmentId) return parcel.courier ?? FIRST_BOOKABLE;
  return parcel?.booking?.state === "sent" ? bookingCourier(parcel.booking) : null;
}

interface HandOver {
  parcel: Pick<MaybeBooked, "consignmentId" | "courier"> & { trackingCode: string };
  courier: Courier;
  /** Whether the shop has keys of this courier. */
  canBook: boolean;
}

/** What a courier would still need of a parcel to take it over now; null where nothing is missing. */
export function missingAtHandOver({ parcel, courier, canBook }: HandOver): "booking" | "code" | null {
  // A code of another courier is none of this one's.
  const isCoded = parcel.trackingCode !== "" && (parcel.courier ?? courier) === courier;
  if (parcel.consignmentId || isCoded || courier === OWN_RIDER) return null;
  return canBook ? "booking" : "code";
}

/** Whether a parcel that goes to this courier still has the code of another one, so that nobody can follow it. */
export const hasCodeOfAnother = ({ parcel, courier }: Omit<HandOver, "canBook">): boolean =>
  parcel.trackingCode !== "" && missingAtHandOver({ parcel, courier, canBook: false }) !== null;

interface PastedCode {
  orderNumber: number;
  code: string;
}

export interface PastedCodes {
  rows: PastedCode[];
  /** Rows of an order or of a code that stands there twice, with different partners: nobody knows which is right. */
  doubled: PastedCode[];
  /** Lines that are not an order number and a code. */
  unreadable: string[];
}

const ROW = /^#?(\d{1,9})[\s,;]+([A-Za-z0-9][\w./-]{0,63})$/;

/** Reads two columns as they are copied out of a sheet or a file: our order number and the courier's code. */
export function parsePastedCodes(text: string): PastedCodes {
  const read = new Map<string, PastedCode>();
  const unreadable: string[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const cells = line.replaceAll(/["']/g, "").trim();
    if (cells === "") continue;
    const [, digits, code] = ROW.exec(toLatinDigits(cells)) ?? [];
    if (digits && code) read.set(`${digits} ${code}`, { orderNumber: Number(digits), code });
    else unreadable.push(line.trim());
  }
  const all = [...read.values()];
  const seen = new Map<string | number, number>();
  for (const key of all.flatMap(({ orderNumber, code }) => [orderNumber, code]))
    seen.set(key, (seen.get(key) ?? 0) + 1);
  const isDoubled = ({ orderNumber, code }: PastedCode) =>
    (seen.get(orderNumber) ?? 0) > 1 || (seen.get(code) ?? 0) > 1;
  return { rows: all.filter((row) => !isDoubled(row)), doubled: all.filter(isDoubled), unreadable };
}
