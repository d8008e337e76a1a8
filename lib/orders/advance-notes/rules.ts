import { parseWholeNumber, toLatinDigits } from "@/lib/platform/text/digits";

const ENDING = /^[\dA-Z]{3,4}$/;

/** The last three or four digits or letters of a number or a transaction as they are kept, or null. */
export function parseEnding(typed: string): string | null {
  const text = toLatinDigits(typed).replaceAll(/\s/g, "").toUpperCase();
  return ENDING.test(text) ? text : null;
}

/** A sum that can be said to be sent, in whole BDT, or null. */
export function parseSum(typed: string, most: number): number | null {
  const sum = parseWholeNumber(typed);
  return sum !== null && sum >= 1 && sum <= most ? sum : null;
}
