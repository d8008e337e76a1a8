import { CATEGORIES } from "@/lib/categories";
import { atMost } from "@/tools/bench/measure/bounds";

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
  const steps = (isLong ? [...STEPS, LONG_STEP] : STEPS).map(({ perCategory, orders }) => ({
    perCategory: atMost(perCategory),
    orders: atMost(orders),
  }));
  return [...new Map(steps.map((step) => [tellStep(step), step])).values()];
}

export function tellStep({ perCategory, orders }: Step): string {
  return `${CATEGORIES.length} × ${new Intl.NumberFormat("en").format(perCategory)} products, ${new Intl.NumberFormat("en").format(orders)} orders`;
}
