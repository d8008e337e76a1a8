import { toLatinDigits } from "@/lib/digits";
import type { Courier } from "@/lib/couriers/constants";

interface Tracked {
  courier: Courier | undefined;
  trackingCode: string | undefined;
  /** 01XXXXXXXXX. */
  phone: string;
}

/** Where a parcel can be followed; undefined where nobody knows. */
export function trackingLink({ courier, trackingCode, phone }: Tracked): string | undefined {
  if (!trackingCode) return undefined;
  const code = encodeURIComponent(trackingCode);
  switch (courier) {
    case "steadfast":
      return `https://steadfast.com.bd/t/${code}`;
    case "pathao":
      return `https://merchant.pathao.com/tracking?consignment_id=${code}&phone=${encodeURIComponent(phone)}`;
    case "redx":
      return `https://redx.com.bd/track-parcel/?trackingId=${code}`;
    default:
      return undefined;
  }
}

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
