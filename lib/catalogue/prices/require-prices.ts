import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { type Priced, priceProblem } from "@/lib/catalogue/prices/rules";

/** Throws INVALID_FIELDS where the old price would not be above the price. */
export function requirePrices(before: Priced | null, given: Partial<Priced>): void {
  const fields = priceProblem(before, given);
  if (fields) throw new AppError("INVALID_FIELDS", { fields });
}
