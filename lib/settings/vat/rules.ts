/** What the owner has set of VAT: nothing of it is shown without a BIN. */
export interface VatTerms {
  /** The business identification number; empty where there is none. */
  bin: string;
  /** The rate that prices and charges include, with up to two decimals. */
  vatPercent: number;
}

const HUNDREDTHS = 100;

/** Whole BDT of VAT in a sum that includes it, rounded half up. */
export function vatIn(amount: number, percent: number): number {
  const rate = Math.round(percent * HUNDREDTHS);
  return Math.floor((amount * rate) / (100 * HUNDREDTHS + rate) + 0.5);
}
