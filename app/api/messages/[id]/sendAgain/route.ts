import { messageDtoSchema } from "@/lib/messages/dto";
import { messageParamsSchema } from "@/lib/messages/schema";
import { sendAgain } from "@/lib/messages/handle-at-desk";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/messages/{id}/sendAgain
export const POST = route(
  {
    summary: "The desk has a message tried now that was given up or waits for its next try",
    auth: "staff",
    params: messageParamsSchema,
    errors: ["MESSAGE_STATE", "NOT_FOUND"],
    response: messageDtoSchema,
    audit: ({ params }) => ({ verb: "resend", kind: "message", id: params.id, after: { state: "waiting" } }),
  },
  async ({ params }) => await sendAgain(params.id),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
