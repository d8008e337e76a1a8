import { z } from "zod";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { addVitals } from "@/lib/reports/vitals/add-vitals";
import { addVitalsSchema } from "@/lib/reports/vitals/schema";

// POST /api/vitals
export const POST = route(
  {
    summary: "A browser tells how fast a visit was; it is counted, and nothing is kept of the visitor",
    auth: "anybody",
    rate: { name: "vitals", points: 60, windowSeconds: 10 * 60 },
    body: addVitalsSchema,
    response: z.object({ counted: z.boolean() }),
  },
  async ({ body }) => ({ counted: await addVitals(body) }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
