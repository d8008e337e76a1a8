import { methodNotAllowed } from "@/lib/http/route";

export const dynamic = "force-dynamic";

// GET /api/health/live — the process answers
export const GET = (): Response =>
  Response.json({ status: "live" }, { headers: { "Cache-Control": "no-store" } });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
