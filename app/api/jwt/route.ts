import { cookies } from "next/headers";
import { z } from "zod";
import { sessionCookieName } from "@/lib/accounts/auth/session-cookie";
import { issueToken } from "@/lib/accounts/auth/issue-token";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { requireSameOrigin } from "@/lib/platform/http/same-origin";
import { emailSchema } from "@/lib/accounts/users/schema";

// POST /api/jwt
export const POST = route(
  {
    summary: "A bearer token for whoever the sign-in session belongs to",
    auth: "anybody",
    needsRoom: false,
    rate: { name: "jwt", points: 600, windowSeconds: 60 },
    body: z.object({ email: emailSchema }),
    headers: ["Cookie"],
    errors: ["FORBIDDEN", "NOT_SIGNED_IN"],
    response: z.object({ token: z.string(), expiresIn: z.int().describe("Seconds.") }),
  },
  async ({ request, body }) => {
    requireSameOrigin(request);
    const cookie = (await cookies()).get(sessionCookieName())?.value;
    return await issueToken({ cookie, email: body.email });
  },
);

export const { GET, PUT, PATCH, DELETE, HEAD, OPTIONS } = methodNotAllowed("POST");
