import { sendAdvanceNoteSchema } from "@/lib/orders/advance-notes/schema";
import { sendAdvanceNote } from "@/lib/orders/advance-notes/send-advance-note";
import { savedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/advanceNotes
export const POST = route(
  {
    summary: "A customer, or whoever has the order's link, says what they have sent in advance",
    auth: "visitorOrCustomer",
    rate: { name: "advance-notes", points: 30, windowSeconds: 15 * 60 },
    body: sendAdvanceNoteSchema,
    errors: ["NOT_FOUND", "NOT_SIGNED_IN", "STALE_VERSION"],
    response: savedResponseSchema,
  },
  async ({ user, body }) => {
    await sendAdvanceNote({ user, input: body });
    return { saved: true as const };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
