import "server-only";
import {
  FINISHABLE,
  type Finishable,
  FIRST_STEPS,
  type FirstStep,
} from "@/lib/maintenance/first-steps/constants";
import { countDemoProducts, hasOwnProduct } from "@/lib/maintenance/first-steps/demo-products";
import type { FirstSteps } from "@/lib/maintenance/first-steps/dto";
import { finishSteps, readFinished } from "@/lib/maintenance/first-steps/finish-steps";
import { readStoredSettings } from "@/lib/settings/stored-settings";
import { Order } from "@/models/order";

/** What the owner of a new shop has still to do; null once all is done, and ever after. */
export async function readFirstSteps(): Promise<FirstSteps | null> {
  const finished = await readFinished();
  if (FINISHABLE.every((step) => finished.has(step))) return null;
  const [stepsLeft, demoProducts] = await Promise.all([
    listStepsLeft(finished),
    finished.has("examples") ? 0 : countDemoProducts(),
  ]);
  if (stepsLeft.length > 0 || demoProducts > 0) return { stepsLeft, demoProducts };
  await finishSteps(FINISHABLE);
  return null;
}

/** The steps that are not done yet, in order. */
export async function listStepsLeft(finished: ReadonlySet<Finishable>): Promise<FirstStep[]> {
  const { brand, delivery, messages } = (await readStoredSettings()).groups;
  const isDone: Record<FirstStep, () => boolean | Promise<boolean>> = {
    brand: () => hasAll(brand, ["name", "phone"]),
    delivery: () => hasAll(delivery, ["charges"]),
    product: hasOwnProduct,
    order: async () => (await Order.exists({ orderNumber: { $gt: 0 } })) !== null,
    messages: () => hasAll(messages, ["kinds"]),
  };
  const answers = await Promise.all(
    FIRST_STEPS.map(async (step) => finished.has(step) || (await isDone[step]())),
  );
  return FIRST_STEPS.filter((_, index) => !answers[index]);
}

/** Whether the owner has set all of these in a group of the settings. */
const hasAll = (group: unknown, names: readonly string[]): boolean =>
  typeof group === "object" && group !== null && names.every((name) => Object.hasOwn(group, name));
