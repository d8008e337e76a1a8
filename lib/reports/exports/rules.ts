import { toDhakaIso } from "@/lib/platform/time/dhaka";

/** A mobile number as `01712-345678`: spreadsheet programs drop the leading 0 of a number that is all digits. */
export function toSheetPhone(phone: string): string {
  return phone.replace(/^(01\d{3})(\d{6})$/, "$1-$2");
}

/** In Dhaka, as `2026-11-22 17:05`, which spreadsheet programs read as a time. */
export function toSheetTime(date: Date): string {
  return toDhakaIso(date).slice(0, 16).replace("T", " ");
}
