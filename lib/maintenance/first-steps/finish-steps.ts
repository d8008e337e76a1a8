import "server-only";
import { FINISHABLE, type Finishable } from "@/lib/maintenance/first-steps/constants";
import { Milestone } from "@/models/milestone";

const milestoneOf = (step: Finishable): string => `first step done: ${step}`;

/** Remembers for good that these are done. */
export async function finishSteps(steps: readonly Finishable[]): Promise<void> {
  for (const _id of steps.map(milestoneOf)) await Milestone.updateOne({ _id }, {}, { upsert: true });
}

/** What is remembered as done. */
export async function readFinished(): Promise<Set<Finishable>> {
  const found = await Milestone.find({ _id: { $in: FINISHABLE.map(milestoneOf) } }).lean();
  const ids = new Set(found.map(({ _id }) => _id));
  return new Set(FINISHABLE.filter((step) => ids.has(milestoneOf(step))));
}
