import { dismissMessage } from "@/lib/messages/handle-at-desk";
import { messageDtoSchema } from "@/lib/messages/dto";
import { messageParamsSchema } from "@/lib/messages/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/messages/{id}/dismiss
export const POST = route(
  {
    summary: "The desk gives up a message that has failed",
    auth: "staff",
    params: messageParamsSchema,
    errors: ["MESSAGE_STATE", "NOT_FOUND"],
    response: messageDtoSchema,
    audit: ({ params }) => ({ verb: "dismiss", kind: "message", id: params.id, after: { state: "dropped" } }),
  },
  async ({ params }) => await dismissMessage(params.id),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
