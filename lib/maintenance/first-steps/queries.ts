import "server-only";
import {
  EXAMPLE_PARTS,
  type ExamplePart,
  type Finishable,
  FIRST_STEPS,
  type FirstStep,
  STEPS_AND_EXAMPLES,
} from "@/lib/maintenance/first-steps/constants";
import { listCategoriesToHide } from "@/lib/catalogue/categories/read-categories";
import {
  countDemoProducts,
  hasDemoProduct,
  hasOwnProduct,
} from "@/lib/maintenance/first-steps/demo-products";
import type { FirstSteps, Leftovers } from "@/lib/maintenance/first-steps/dto";
import { finishSteps, readFinished } from "@/lib/maintenance/first-steps/finish-steps";
import { GROUPS } from "@/lib/settings/groups/rules";
import type { SectionName } from "@/lib/settings/home/sections";
import { readStoredSettings } from "@/lib/settings/stored-settings";
import { Order } from "@/models/order";

/** What the owner of a new shop has still to do; null once all is done, and ever after. */
export async function readFirstSteps(): Promise<FirstSteps | null> {
  const finished = await readFinished();
  if (STEPS_AND_EXAMPLES.every((step) => finished.has(step))) return null;
  const [stepsLeft, demoProducts] = await Promise.all([listStepsLeft(finished), countExamples(finished)]);
  if (stepsLeft.length > 0 || demoProducts > 0) return { stepsLeft, demoProducts };
  await finishSteps(STEPS_AND_EXAMPLES);
  return null;
}

/** How many products of the example shop are still to be removed. */
const countExamples = async (finished: ReadonlySet<Finishable>): Promise<number> =>
  finished.has("examples") ? 0 : await countDemoProducts();

/** What is left of the example shop once its products are gone; null before, and once the owner lets it stay. */
export async function readLeftovers(): Promise<Leftovers | null> {
  const finished = await readFinished();
  if (finished.has("leftovers")) return null;
  if (!finished.has("examples") && (await hasDemoProduct())) return null;
  const [empty, { groups }] = await Promise.all([listCategoriesToHide(), readStoredSettings()]);
  return {
    emptyCategories: empty.map(({ path, name, nameBn }) => ({ path, name, ...(nameBn && { nameBn }) })),
    examples: listExamples(groups),
  };
}

/** The home sections whose pictures show the example shop's label. */
const EXAMPLE_SECTIONS: readonly SectionName[] = ["story", "film"];

function listExamples({ home, pages }: { home?: unknown; pages?: unknown }): ExamplePart[] {
  const { sections } = GROUPS.home.read(home);
  const isExample: Record<ExamplePart, boolean> = {
    slides: !hasAll(home, ["slides"]),
    sections: EXAMPLE_SECTIONS.some((name) => sections.includes(name)),
    about: !hasAll(pages, ["about"]),
  };
  return EXAMPLE_PARTS.filter((part) => isExample[part]);
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
