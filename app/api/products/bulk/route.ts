import { changeProducts } from "@/lib/catalogue/bulk/change-products";
import { bulkSchema } from "@/lib/catalogue/bulk/schema";
import { importDtoSchema } from "@/lib/catalogue/imports/dto";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/products/bulk
export const POST = route(
  {
    summary:
      "An admin changes many products at once, or has the change checked; what is left follows by itself",
    auth: "admin",
    accountRate: { name: "bulk", points: 60, windowSeconds: 15 * 60 },
    body: bulkSchema,
    // All products are checked before the first is changed.
    deadlineMs: () => 20_000,
    errors: ["IN_PROGRESS", "NOT_FOUND", "STALE_VERSION"],
    response: importDtoSchema,
  },
  async ({ user, body }) => await changeProducts({ actor: user, ...body }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
