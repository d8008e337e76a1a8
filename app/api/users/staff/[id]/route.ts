import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { modifiedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { setStaffSchema } from "@/lib/accounts/users/schema";
import { setStaff } from "@/lib/accounts/users/set-role";

// PATCH /api/users/staff/{id}
export const PATCH = route(
  {
    summary: "An admin takes somebody into the staff of the desk, or out of it",
    auth: "admin",
    params: idParamsSchema,
    body: setStaffSchema,
    errors: ["IS_ADMIN", "NOT_FOUND"],
    response: modifiedResponseSchema,
    audit: ({ params, body }) => ({
      verb: "update",
      kind: "user",
      id: params.id,
      after: { role: body.isStaff ? "staff" : "customer" },
    }),
  },
  async ({ params, body }) => {
    await setStaff({ userId: params.id, isStaff: body.isStaff });
    return { modifiedCount: 1 };
  },
);

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = methodNotAllowed("PATCH");
