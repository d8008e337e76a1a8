import { parseChange } from "@/lib/catalogue/bulk/rules";
import type { SaleDto } from "@/lib/catalogue/sales/dto";
import { createSaleSchema, type SaleRequest } from "@/lib/catalogue/sales/schema";
import { addDays, atDhakaClock, clockOf, dayEndingAt, dayOf } from "@/lib/platform/time/dhaka";

/** The form of a sale before anything is typed. The days are `YYYY-MM-DD`, the times `hh:mm` in Dhaka. */
export const NO_SALE = {
  name: "",
  percent: "",
  roundTo: "1",
  startDay: "",
  startTime: "",
  endDay: "",
  endTime: "",
};

export type SaleDraft = typeof NO_SALE;

/** A sale as its form takes it: an end at midnight is the end of its last day, which needs no time. */
export function toSaleDraft({ name, percent, roundTo, startsAt, endsAt }: SaleDto): SaleDraft {
  const lastDay = dayEndingAt(endsAt);
  return {
    name,
    percent: String(percent),
    roundTo: String(roundTo),
    startDay: dayOf(startsAt),
    startTime: clockOf(startsAt),
    endDay: lastDay ?? dayOf(endsAt),
    endTime: lastDay ? "" : clockOf(endsAt),
  };
}

/** Which products a sale is for; with neither it is for all. */
export interface ChosenProducts {
  productIds?: readonly string[] | undefined;
  categories: readonly string[];
}

type SaleErrors = Partial<Record<keyof SaleDraft, string>>;

/** The terms of a form, or what is wrong with it. Without a time a sale begins, or ends, with its day. */
export function checkSaleDraft(
  draft: SaleDraft,
  { productIds, categories }: ChosenProducts,
): { terms: SaleRequest | null; errors: SaleErrors } {
  const { name, percent, roundTo, startDay, startTime, endDay, endTime } = draft;
  const terms = {
    name,
    percent: parseChange(percent) ?? NaN,
    roundTo: Number(roundTo),
    productIds: productIds ? [...productIds] : null,
    categories: categories.length > 0 ? [...categories] : null,
    startsAt: startDay && atDhakaClock(startDay, startTime || "00:00"),
    endsAt: endDay && (endTime ? atDhakaClock(endDay, endTime) : atDhakaClock(addDays(endDay, 1), "00:00")),
  };
  const parsed = createSaleSchema.safeParse(terms);
  if (parsed.success) {
    const { roundTo: step } = parsed.data;
    return { terms: { ...terms, roundTo: step }, errors: {} };
  }
  const errors: SaleErrors = {};
  for (const { path, message } of parsed.error.issues) errors[fieldOf(String(path[0]))] ??= message;
  return { terms: null, errors };
}

/** The field of the form that shows what is wrong with a term. */
function fieldOf(term: string): keyof SaleDraft {
  if (term === "startsAt") return "startDay";
  if (term === "percent" || term === "roundTo" || term === "name") return term;
  return "endDay";
}
