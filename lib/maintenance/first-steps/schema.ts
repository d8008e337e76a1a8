import { z } from "zod";
import { FINISHABLE, FIRST_STEPS } from "@/lib/maintenance/first-steps/constants";

/** Steps that the owner calls done: what is there by default is right for them, or they want to see the step no more. */
export const finishStepsSchema = z.strictObject({
  steps: z.array(z.enum(FINISHABLE)).min(1, "Name at least one step.").max(FINISHABLE.length),
});

/** Those that are not done yet. */
export const stepsLeftSchema = z.object({ stepsLeft: z.array(z.enum(FIRST_STEPS)) });

export const demoRemovedSchema = z.object({
  deletedCount: z.int(),
  keptCount: z.int().describe("Those that somebody has ordered."),
});
