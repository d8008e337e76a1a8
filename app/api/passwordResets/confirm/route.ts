import { z } from "zod";
import { confirmPasswordReset } from "@/lib/accounts/auth/confirm-password-reset";
import { confirmPasswordResetSchema } from "@/lib/accounts/auth/schema";
import { PROOF_HEADER } from "@/lib/platform/http/proof-of-work/format.mjs";
import { proofIn, spendProof } from "@/lib/platform/http/proof-of-work/spend-proof";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/passwordResets/confirm
export const POST = route(
  {
    summary: "Whoever holds a mailed token sets a new password, once",
    auth: "anybody",
    rate: { name: "reset-confirm", points: 30, windowSeconds: 15 * 60 },
    body: confirmPasswordResetSchema,
    headers: [PROOF_HEADER],
    errors: ["PROOF_NEEDED"],
    response: z.object({ changed: z.boolean() }),
  },
  async ({ body, request }) => {
    await spendProof(proofIn(request.headers));
    await confirmPasswordReset(body);
    return { changed: true };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
