import { CATEGORIES } from "@/lib/categories";

export interface Step {
  perCategory: number;
  orders: number;
}

/** The catalogue grows first, then the orders, and as many carts; each step keeps what the ones before it have filled in. */
const STEPS: Step[] = [
  { perCategory: 40, orders: 0 },
  { perCategory: 400, orders: 0 },
  { perCategory: 4_000, orders: 0 },
  { perCategory: 4_000, orders: 20_000 },
];

const LONG_STEP: Step = { perCategory: 4_000, orders: 200_000 };

export function listSteps(isLong: boolean): Step[] {
  return isLong ? [...STEPS, LONG_STEP] : STEPS;
}

export function tellStep({ perCategory, orders }: Step): string {
  return `${CATEGORIES.length} × ${new Intl.NumberFormat("en").format(perCategory)} products, ${new Intl.NumberFormat("en").format(orders)} orders`;
}
