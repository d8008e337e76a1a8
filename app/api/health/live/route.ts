import { z } from "zod";
import { anybody } from "@/lib/auth/guards";
import { methodNotAllowed, route } from "@/lib/http/route";

export const dynamic = "force-dynamic";

// GET /api/health/live — the process answers, with or without its database
export const GET = route(
  { auth: anybody, needsDatabase: false, answer: z.object({ status: z.string() }) },
  async () => ({ status: "live" }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
