import { toLatinDigits } from "@/lib/platform/text/digits";

export interface SizeRow {
  /** The size as it is sold; `28 / S` where products use different names for it. */
  size: string;
  inches: number[];
}

const CENTIMETRES_PER_INCH = 2.54;
/** No garment of ours measures as many inches, so that a larger number without a unit is in centimetres. */
const LEAST_CENTIMETRES = 60;
const MEASURE = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(in|inch|inches|"|”|ইঞ্চি|cm|সেমি|সে\.?মি\.?)?$/i;
const CENTIMETRES = /^(cm|সে)/i;

/** A measure as people type it, in inches: `34.5`, `৩৪`, `88 cm`, `88`; null where it is none. */
export function parseMeasure(text: string): number | null {
  const [, digits = "", unit = ""] = MEASURE.exec(toLatinDigits(text).trim()) ?? [];
  const value = Number(digits.replace(",", "."));
  if (value === 0) return null;
  const isMetric = CENTIMETRES.test(unit) || (unit === "" && value >= LEAST_CENTIMETRES);
  return isMetric ? value / CENTIMETRES_PER_INCH : value;
}

/** Sizes that fit somebody: none, one, or the closer and the looser one of two; and a sentence about them. */
export interface SizeAdvice {
  sizes: string[];
  says: string;
}

interface Known {
  size: string;
  measure: number;
}

/** What is said of the sizes. */
export interface AdviceWords {
  unknown: string;
  fits: (size: Known) => string;
  between: (closer: Known, looser: Known) => string;
  tooLarge: (largest: Known) => string;
  tooSmall: (smallest: Known) => string;
}

interface Fit {
  rows: readonly SizeRow[];
  /** In inches: so far from its measure a size still fits. */
  tolerance: number;
}

/** Which size fits whose measure in the guide's first column is this, in inches. */
export function adviseSize({ rows, tolerance }: Fit, inches: number, words: AdviceWords): SizeAdvice {
  const known = rows
    .flatMap(({ size, inches: [measure] }) => (measure === undefined ? [] : [{ size, measure }]))
    .toSorted((one, two) => one.measure - two.measure);
  const distance = ({ measure }: Known) => Math.abs(measure - inches);
  const [nearest] = known.toSorted((one, two) => distance(one) - distance(two));
  if (!nearest) return { sizes: [], says: words.unknown };
  const closer = known.findLast(({ measure }) => measure <= inches);
  const looser = known.find(({ measure }) => measure > inches);
  const isBetween = closer && looser && distance(closer) === distance(looser);
  if (distance(nearest) <= tolerance && !isBetween)
    return { sizes: [nearest.size], says: words.fits(nearest) };
  if (closer && looser) return { sizes: [closer.size, looser.size], says: words.between(closer, looser) };
  return { sizes: [], says: (closer ? words.tooLarge : words.tooSmall)(nearest) };
}
