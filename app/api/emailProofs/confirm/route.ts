import { z } from "zod";
import { confirmEmailProof } from "@/lib/auth/confirm-email-proof";
import { customer } from "@/lib/auth/guards";
import { confirmEmailProofSchema } from "@/lib/auth/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/emailProofs/confirm
export const POST = route(
  {
    summary: "A customer proves his e-mail with a mailed token, once",
    auth: customer,
    rate: { name: "email-proof-confirm", points: 30, windowSeconds: 15 * 60 },
    body: confirmEmailProofSchema,
    response: z.object({ proved: z.boolean() }),
  },
  async ({ user, body }) => {
    await confirmEmailProof(user._id, body);
    return { proved: true };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
