import { admin } from "@/lib/auth/guards";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { userCountsSchema } from "@/lib/users/dto";
import { countUsers } from "@/lib/users/queries";

// GET /api/users/counts
export const GET = route(
  {
    summary: "An admin reads how many users there are, and how many admins",
    auth: admin,
    response: userCountsSchema,
  },
  async () => await countUsers(),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
