import { toLatinDigits } from "@/lib/platform/text/digits";

const PAISA_A_TAKA = 100;
const MAX_TAKA = 1_000_000;

export const UNIT_COST_MESSAGE = "Please enter an amount such as 350 or 350.50, up to 1,000,000 BDT.";

/** What is typed as the cost of a piece (`৳ 1,250`, `১২৫০.৫০`) in paisa, or null. */
export function parseUnitCost(input: string | number): number | null {
  const text = toLatinDigits(String(input))
    .replace(/^\s*(৳|BDT|Tk\.?)/i, "")
    .replace(/[,\s]/g, "");
  const [, taka = "", paisa = ""] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const cost = Number(taka) * PAISA_A_TAKA + Number(paisa.padEnd(2, "0"));
  return cost >= 1 && cost <= MAX_TAKA * PAISA_A_TAKA ? cost : null;
}

/** Paisa as an amount in BDT, such as `350` or `350.50`. */
export function unitCostText(paisa: number): string {
  const taka = Math.floor(paisa / PAISA_A_TAKA);
  const rest = paisa % PAISA_A_TAKA;
  return rest === 0 ? String(taka) : `${taka}.${String(rest).padStart(2, "0")}`;
}

export const toPaisa = (taka: number): number => taka * PAISA_A_TAKA;

/** Whole BDT, rounded half up. */
export const toTaka = (paisa: number): number => Math.floor(paisa / PAISA_A_TAKA + 0.5);

interface CostedUnit {
  cost?: { paisa: number; edit: number } | null | undefined;
}

/** A product's cost in whole BDT, and how often one was typed. */
export interface ProductCost {
  cost?: number | null | undefined;
  costEdits?: number | null | undefined;
}

/**
 * What a piece costs today, in whole paisa: the option's own average, unless an admin has typed another cost of the
 * product since; null where nobody has told.
 */
export function costOf(product: ProductCost, unit: CostedUnit | null | undefined): number | null {
  if (unit?.cost && unit.cost.edit === (product.costEdits ?? 0)) return Math.round(unit.cost.paisa);
  return product.cost ? toPaisa(product.cost) : null;
}
