const BENGALI_ZERO = 0x09e6;

/** Bengali digits ০–৯ become 0–9; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
}
