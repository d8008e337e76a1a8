import { z } from "zod";
import { confirmPhoneCode } from "@/lib/messages/phone-proof/confirm-phone-code";
import { confirmPhoneCodeSchema } from "@/lib/messages/phone-proof/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/phoneProofs/confirm
export const POST = route(
  {
    summary: "A customer proves with the code of an SMS that a phone is theirs",
    auth: "customer",
    rate: { name: "phone-proof-confirm", points: 30, windowSeconds: 15 * 60 },
    body: confirmPhoneCodeSchema,
    response: z.object({ proved: z.literal(true) }),
  },
  async ({ user, body }) => {
    await confirmPhoneCode({ user, input: body });
    return { proved: true as const };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
