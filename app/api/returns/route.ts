import { staff } from "@/lib/auth/guards";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { returnListDtoSchema } from "@/lib/returns/dto";
import { listReturns } from "@/lib/returns/queries";

// GET /api/returns
export const GET = route(
  {
    summary:
      "Returns that are asked for and open ones, oldest order first, and the last ones that are settled",
    auth: staff,
    response: returnListDtoSchema,
  },
  async () => await listReturns(),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
