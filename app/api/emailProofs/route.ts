import { requestEmailVerification } from "@/lib/accounts/auth/request-email-verification";
import { requestEmailVerificationSchema } from "@/lib/accounts/auth/schema";
import { sentResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { sendMailAfterResponse } from "@/lib/platform/mail/send-mail";

// POST /api/emailProofs
export const POST = route(
  {
    summary: "A customer has a link mailed to them that proves their e-mail; false if it is proved already",
    auth: "customer",
    rate: { name: "email-proof", points: 30, windowSeconds: 15 * 60 },
    query: requestEmailVerificationSchema,
    response: sentResponseSchema,
  },
  async ({ user, query: { language } }) => {
    const mail = await requestEmailVerification({ userId: user._id, language });
    if (mail) sendMailAfterResponse(mail);
    return { sent: mail !== null };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
