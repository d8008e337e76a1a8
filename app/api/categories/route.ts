import { z } from "zod";
import { describeCategory } from "@/lib/catalogue/categories/describe-category";
import { categoryDtoSchema } from "@/lib/catalogue/categories/dto";
import { hideCategories } from "@/lib/catalogue/categories/hide-categories";
import { readCategories } from "@/lib/catalogue/categories/read-categories";
import { createCategory } from "@/lib/catalogue/categories/save-category";
import { createCategorySchema, hideCategoriesSchema } from "@/lib/catalogue/categories/schema";
import { insertedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/categories
export const GET = route(
  {
    summary: "The categories, in the owner's order; admins also read the hidden ones",
    auth: "visitorOrCustomer",
    response: z.array(categoryDtoSchema),
  },
  async ({ user }) => {
    const categories = await readCategories();
    return user?.role === "admin" ? categories : categories.filter(({ isHidden }) => !isHidden);
  },
);

// POST /api/categories
export const POST = route(
  {
    summary: "An admin makes a category",
    auth: "admin",
    body: createCategorySchema,
    errors: ["NAME_TAKEN", "STALE_VERSION"],
    status: 201,
    response: insertedResponseSchema,
    audit: ({ body }) => ({
      verb: "create",
      kind: "category",
      after: describeCategory({ ...body, isHidden: false }),
    }),
  },
  async ({ body }) => ({ insertedId: await createCategory(body) }),
);

// PATCH /api/categories
export const PATCH = route(
  {
    summary: "An admin hides empty categories, or shows categories",
    auth: "admin",
    body: hideCategoriesSchema,
    errors: ["STALE_VERSION"],
    response: z.array(categoryDtoSchema),
    audit: ({ body }) => ({
      verb: "update",
      kind: "category",
      id: body.paths.join(", "),
      isReadAfterwards: true,
    }),
  },
  async ({ body }) => await hideCategories(body),
);

export const { PUT, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD", "POST", "PATCH");
