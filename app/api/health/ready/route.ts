import { z } from "zod";
import { anybody } from "@/lib/auth/guards";
import { pingDb } from "@/lib/db";
import { methodNotAllowed, route } from "@/lib/http/route";

// GET /api/health/ready
export const GET = route(
  {
    summary: "The database answers, so the shop can serve",
    auth: anybody,
    answer: z.object({ status: z.string() }),
  },
  async () => {
    await pingDb();
    return { status: "ready" };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
