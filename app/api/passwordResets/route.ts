import { after } from "next/server";
import { requestPasswordReset } from "@/lib/accounts/auth/request-password-reset";
import { requestPasswordResetSchema } from "@/lib/accounts/auth/schema";
import { PROOF_HEADER } from "@/lib/platform/http/proof-of-work/format.mjs";
import { proofIn, spendProof } from "@/lib/platform/http/proof-of-work/spend-proof";
import { sentResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { logError } from "@/lib/platform/log";

// POST /api/passwordResets
export const POST = route(
  {
    summary: "Anybody asks for a link by mail; the answer says nothing of whether there is an account",
    auth: "anybody",
    rate: { name: "reset", points: 30, windowSeconds: 15 * 60 },
    body: requestPasswordResetSchema,
    headers: [PROOF_HEADER],
    errors: ["PROOF_NEEDED"],
    response: sentResponseSchema,
  },
  async ({ body, request }) => {
    await spendProof(proofIn(request.headers));
    after(async () => {
      await requestPasswordReset(body).catch((error: unknown) => logError("reset mail not sent", { error }));
    });
    return { sent: true };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
