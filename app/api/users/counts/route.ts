import { methodNotAllowed, route } from "@/lib/rest/route";
import { userCountsSchema } from "@/lib/accounts/users/dto";
import { countUsers } from "@/lib/accounts/users/queries";

// GET /api/users/counts
export const GET = route(
  {
    summary: "An admin reads how many users there are, and how many admins",
    auth: "admin",
    response: userCountsSchema,
  },
  async () => await countUsers(),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
