import { categoryDtoSchema } from "@/lib/catalogue/categories/dto";
import { changeCategory, deleteCategory } from "@/lib/catalogue/categories/save-category";
import {
  categoryParamsSchema,
  changeCategorySchema,
  deleteCategorySchema,
} from "@/lib/catalogue/categories/schema";
import { deletedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";

// PATCH /api/categories/{path}
export const PATCH = route(
  {
    summary: "An admin changes, hides or moves a category",
    auth: "admin",
    params: categoryParamsSchema,
    body: changeCategorySchema,
    errors: ["NOT_FOUND", "STALE_VERSION", "NAME_TAKEN", "NOT_EMPTY"],
    response: categoryDtoSchema,
    audit: ({ params }) => ({ verb: "update", kind: "category", id: params.path, isReadAfterwards: true }),
  },
  async ({ params, body }) => await changeCategory(params.path, body),
);

// DELETE /api/categories/{path}
export const DELETE = route(
  {
    summary: "An admin deletes an empty category of the owner's own",
    auth: "admin",
    params: categoryParamsSchema,
    body: deleteCategorySchema,
    errors: ["NOT_FOUND", "NOT_EMPTY", "STALE_VERSION"],
    response: deletedResponseSchema,
    audit: ({ params }) => ({ verb: "delete", kind: "category", id: params.path }),
  },
  async ({ params, body }) => ({ deletedCount: await deleteCategory(params.path, body.redirectTo) }),
);

export const { GET, HEAD, POST, PUT, OPTIONS } = methodNotAllowed("PATCH", "DELETE");
