import { formatBdt, formatCount, formatPieces } from "@/lib/platform/text/format";

/** Money, numbers and times. */
export const units = {
  money: formatBdt,
  count: formatCount,
  pieces: formatPieces,
  /** Such as `2 to 5 business days`. */
  businessDays: ({ min, max }: { min: number; max: number }): string => {
    if (min < max) return `${min} to ${max} business days`;
    return max === 1 ? "1 business day" : `${max} business days`;
  },
  days: (count: number): string => (count === 1 ? "1 day" : `${count} days`),
};
