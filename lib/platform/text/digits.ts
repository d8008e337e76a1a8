const BENGALI_ZERO = 0x09e6;

/** Bengali digits ০–৯ become 0–9; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
}

/** A text of digits alone, Latin or Bengali, as a number; null for any other text. */
export function parseWholeNumber(text: string): number | null {
  const digits = toLatinDigits(text).trim();
  return /^\d+$/.test(digits) ? Number(digits) : null;
}
