import { z } from "zod";
import { requireOwnEmail } from "@/lib/accounts/auth/guards";
import { modifiedResponseSchema } from "@/lib/rest/response-schemas";
import { idSchema } from "@/lib/platform/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { promoteUser } from "@/lib/accounts/users/set-role";
import { isAdminEmail } from "@/lib/accounts/users/queries";
import { emailSchema } from "@/lib/accounts/users/schema";

// GET /api/users/admin/{email}
export const GET = route(
  {
    summary: "Whether the caller is an admin; an admin may ask of anybody",
    auth: "customer",
    params: z.object({ idOrEmail: emailSchema }),
    errors: ["FORBIDDEN"],
    response: z.object({ admin: z.boolean() }),
  },
  async ({ user, params }) => {
    if (user.role === "admin") return { admin: await isAdminEmail(params.idOrEmail) };
    requireOwnEmail(user, params.idOrEmail);
    return { admin: false };
  },
);

// PATCH /api/users/admin/{id}
export const PATCH = route(
  {
    summary: "An admin makes somebody an admin",
    auth: "admin",
    params: z.object({ idOrEmail: idSchema }),
    errors: ["NOT_FOUND"],
    response: modifiedResponseSchema,
    audit: ({ params }) => ({
      verb: "promote",
      kind: "user",
      id: params.idOrEmail,
      after: { role: "admin" },
    }),
  },
  async ({ params }) => {
    await promoteUser(params.idOrEmail);
    return { modifiedCount: 1 };
  },
);

export const { POST, PUT, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD", "PATCH");
