import { accountDataDtoSchema } from "@/lib/maintenance/personal-data/dto";
import { readAccountData } from "@/lib/maintenance/personal-data/read-account-data";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/users/me/data
export const GET = route(
  {
    summary: "A customer reads all that the shop keeps about them",
    auth: "customer",
    accountRate: { name: "account-data", points: 20, windowSeconds: 15 * 60 },
    errors: ["NOT_FOUND"],
    response: accountDataDtoSchema,
  },
  async ({ user }) => await readAccountData(user),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
