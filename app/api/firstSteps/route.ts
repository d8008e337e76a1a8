import { finishSteps, readFinished } from "@/lib/maintenance/first-steps/finish-steps";
import { listStepsLeft } from "@/lib/maintenance/first-steps/queries";
import { finishStepsSchema, stepsLeftSchema } from "@/lib/maintenance/first-steps/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/firstSteps
export const POST = route(
  {
    summary: "An admin marks first steps of a new shop as done",
    auth: "admin",
    body: finishStepsSchema,
    response: stepsLeftSchema,
    audit: ({ body }) => ({ verb: "dismiss", kind: "first steps", id: body.steps.join(", ") }),
  },
  async ({ body }) => {
    await finishSteps(body.steps);
    return { stepsLeft: await listStepsLeft(await readFinished()) };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
