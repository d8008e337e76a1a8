import { z } from "zod";
import { confirmEmailVerification } from "@/lib/accounts/auth/confirm-email-verification";
import { confirmEmailVerificationSchema } from "@/lib/accounts/auth/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/emailProofs/confirm
export const POST = route(
  {
    summary: "A customer proves their e-mail with a mailed token, once",
    auth: "customer",
    rate: { name: "email-proof-confirm", points: 30, windowSeconds: 15 * 60 },
    body: confirmEmailVerificationSchema,
    response: z.object({ proved: z.boolean() }),
  },
  async ({ user, body }) => {
    await confirmEmailVerification(user._id, body);
    return { proved: true };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
