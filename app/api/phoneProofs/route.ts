import { z } from "zod";
import { requestPhoneCodeSchema } from "@/lib/messages/phone-proof/schema";
import { sendPhoneCode } from "@/lib/messages/phone-proof/send-phone-code";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/phoneProofs
export const POST = route(
  {
    summary: "A customer has a code sent to a phone by SMS, to prove that it is theirs",
    auth: "customer",
    rate: { name: "phone-proof", points: 20, windowSeconds: 15 * 60 },
    body: requestPhoneCodeSchema,
    response: z.object({ sent: z.literal(true) }),
  },
  async ({ user, body }) => {
    await sendPhoneCode({ user, ...body });
    return { sent: true as const };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
