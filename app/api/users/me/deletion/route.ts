import { deleteAccount } from "@/lib/maintenance/personal-data/delete-account";
import { deleteAccountSchema } from "@/lib/maintenance/personal-data/schema";
import { readSessionId } from "@/lib/accounts/auth/guards";
import { clientAddress } from "@/lib/platform/http/rate-limit";
import { deletedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/users/me/deletion
export const POST = route(
  {
    summary: "A customer deletes their account, with their password or just after they have logged in",
    auth: "customer",
    accountRate: { name: "account-deletion", points: 20, windowSeconds: 15 * 60 },
    body: deleteAccountSchema,
    errors: ["LAST_ADMIN", "NOT_FOUND", "ORDERS_OPEN", "SIGN_IN_AGAIN"],
    response: deletedResponseSchema,
  },
  async ({ user, body: { password }, request }) => {
    const sessionId = await readSessionId(request);
    await deleteAccount({ user, sessionId, password, clientAddress: clientAddress(request.headers) });
    return { deletedCount: 1 };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
