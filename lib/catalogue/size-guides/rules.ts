import { toLatinDigits } from "@/lib/platform/text/digits";

export interface SizeRow {
  /** The size as it is sold; `28 / S` where products use different names for it. */
  size: string;
  inches: number[];
}

const CENTIMETRES_PER_INCH = 2.54;
/** No garment of ours measures as many inches, so that a larger number without a unit is in centimetres. */
const LEAST_CENTIMETRES = 60;
/** As exact as people measure. */
const HALF_INCH = 0.5;
const MEASURE = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(in|inch|inches|"|”|ইঞ্চি|cm|সেমি|সে\.?মি\.?)?$/i;
const CENTIMETRES = /^(cm|সে)/i;

/** A measure as people type it, in inches, in either kind of digits: `34.5`, `৩৪`, `88 cm`, `88`; null where it is none. */
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

/** Which size fits whose measure in the guide's first column is this, in inches. */
export function adviseSize(rows: readonly SizeRow[], inches: number): SizeAdvice {
  const known = rows
    .flatMap(({ size, inches: [measure] }) => (measure === undefined ? [] : [{ size, measure }]))
    .toSorted((one, two) => one.measure - two.measure);
  const distance = ({ measure }: { measure: number }) => Math.abs(measure - inches);
  const [nearest] = known.toSorted((one, two) => distance(one) - distance(two));
  if (nearest && distance(nearest) <= HALF_INCH) {
    const { size, measure } = nearest;
    const says =
      known.length === 1
        ? `This fits you: it measures ${measure} in.`
        : `Take ${size}: it measures ${measure} in.`;
    return { sizes: [size], says };
  }
  const closer = known.findLast(({ measure }) => measure < inches);
  const looser = known.find(({ measure }) => measure > inches);
  if (closer && looser)
    return {
      sizes: [closer.size, looser.size],
      says: `Between two sizes: ${closer.size} (${closer.measure} in) sits closer, ${looser.size} (${looser.measure} in) looser.`,
    };
  const end = closer ?? looser;
  if (!end) return { sizes: [], says: "We cannot tell for this product." };
  const says = `Our ${closer ? "largest" : "smallest"} size, ${end.size}, measures ${end.measure} in. We have none that fits you.`;
  return { sizes: [], says };
}
