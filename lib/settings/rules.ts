import { parseWholeNumber } from "@/lib/platform/text/digits";

/** A number as the owner types it, in Latin or Bengali digits: `usual` where nothing is typed, null where it is no whole number. */
export const parseSetting = (text: string, usual: number): number | null =>
  text.trim() === "" ? usual : parseWholeNumber(text);
