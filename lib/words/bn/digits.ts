const DIGITS = "০১২৩৪৫৬৭৮৯";

/** Writes the digits of a text, such as `23.25`, in Bangla. */
export const toBanglaDigits = (text: string | number): string =>
  String(text).replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit);
