import type { ItemStatus } from "@/lib/catalogue/sales/constants";
import type { SaleDto } from "@/lib/catalogue/sales/dto";
import { productsInWords } from "@/lib/catalogue/sales/rules";
import { formatCount } from "@/lib/platform/text/format";
import { formatDayAndClock } from "@/lib/platform/time/format-day";

export const STATUS_WORDS: Readonly<Record<ItemStatus, string>> = {
  reduced: "Reduced",
  restored: "Put back",
  skipped: "Not reduced",
  kept: "Stay as they are",
};

/** Such as `20% off all products, rounded to 5 BDT`. */
export function termsInWords(sale: SaleDto): string {
  const rounding = sale.roundTo === 1 ? "" : `, rounded to ${sale.roundTo} BDT`;
  return `${sale.percent}% off ${productsInWords(sale)}${rounding}`;
}

/** Such as `Fri 27 Nov, 10:00 – Sat 28 Nov, 00:00`. */
export const periodInWords = ({ startsAt, endsAt }: Pick<SaleDto, "startsAt" | "endsAt">): string =>
  `${formatDayAndClock(startsAt)} – ${formatDayAndClock(endsAt)}`;

/** Of products that somebody has changed meanwhile. */
const staying = (count: number): string =>
  count === 1 ? "1 stays as it is" : `${formatCount(count)} stay as they are`;

const prices = (count: number): string => (count === 1 ? "1 price" : `${formatCount(count)} prices`);

/** How far a sale has come. */
export function progressInWords({ state, counts }: SaleDto): string {
  const { reduced, restored, skipped, kept } = counts;
  switch (state) {
    case "planned":
      return "No price has changed yet.";
    case "starting":
      return "The shop is writing the prices.";
    case "running":
      return `${prices(reduced)} reduced${skipped > 0 ? `, ${formatCount(skipped)} not` : ""}.`;
    case "ending":
      return "The shop is putting the old prices back.";
    case "ended":
      return `${prices(restored)} put back${kept > 0 ? `, ${staying(kept)}` : ""}.`;
  }
}
