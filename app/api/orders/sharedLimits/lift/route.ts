import { z } from "zod";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { sharedKeySchema } from "@/lib/orders/schema";
import { liftSharedLimit } from "@/lib/orders/limits/shared-limits";

// POST /api/orders/sharedLimits/lift
export const POST = route(
  {
    summary: "The desk lifts what new customers share: their orders so far count no more",
    auth: "staff",
    body: z.object({ key: sharedKeySchema }),
    response: z.object({ modifiedCount: z.int().describe("Orders that count no more.") }),
    audit: ({ body }) => ({ verb: "lift", kind: "pending orders", id: body.key }),
  },
  async ({ body }) => ({ modifiedCount: await liftSharedLimit(body.key) }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
