import { deletedResponseSchema } from "@/lib/rest/response-schemas";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { deleteUser } from "@/lib/accounts/users/delete-user";

// DELETE /api/users/{id}
export const DELETE = route(
  {
    summary: "An admin deletes an account",
    auth: "admin",
    params: idParamsSchema,
    errors: ["CANNOT_DELETE_SELF", "LAST_ADMIN", "NOT_FOUND"],
    response: deletedResponseSchema,
    audit: ({ params }) => ({ verb: "delete", kind: "user", id: params.id }),
  },
  async ({ user, params }) => {
    await deleteUser({ actor: user, userId: params.id });
    return { deletedCount: 1 };
  },
);

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
