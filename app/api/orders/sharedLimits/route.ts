import { z } from "zod";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { sharedLimitSchema } from "@/lib/orders/limits/dto";
import { listSharedLimits } from "@/lib/orders/limits/shared-limits";

// GET /api/orders/sharedLimits
export const GET = route(
  {
    summary: "Phones, mailboxes and client addresses near the limit of new customers",
    auth: "staff",
    response: z.object({ limits: z.array(sharedLimitSchema) }),
  },
  async () => ({ limits: await listSharedLimits() }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
