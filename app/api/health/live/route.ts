import { healthResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";

export const dynamic = "force-dynamic";

// GET /api/health/live
export const GET = route(
  {
    summary: "The process answers, with or without its database",
    auth: "anybody",
    needsDatabase: false,
    response: healthResponseSchema,
  },
  async () => ({ status: "live" }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
