import { requireReady } from "@/lib/platform/health/readiness";
import { healthResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/health/ready
export const GET = route(
  {
    summary:
      "The shop can serve: the database answers it, it sees what others change, and no queue of it is stuck",
    auth: "anybody",
    response: healthResponseSchema,
  },
  async () => {
    await requireReady();
    return { status: "ready" };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
