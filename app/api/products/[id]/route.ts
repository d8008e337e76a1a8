import { deletedResponseSchema, modifiedResponseSchema } from "@/lib/rest/response-schemas";
import { AppError } from "@/lib/platform/http/errors";
import { jsonWithEtag } from "@/lib/platform/http/etag";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { productDtoSchema } from "@/lib/catalogue/products/dto";
import { describeFields } from "@/lib/catalogue/products/describe-fields";
import { readExpectedVersion } from "@/lib/catalogue/products/expected-version";
import { getProduct, getProductForAdmin } from "@/lib/catalogue/products/queries";
import { revalidateProduct } from "@/lib/catalogue/products/revalidate";
import { changeProductSchema } from "@/lib/catalogue/products/schema";
import { updateProduct } from "@/lib/catalogue/products/update-product";

// GET /api/products/{id}
export const GET = route(
  {
    summary: "One product; drafts and costs are for admins alone",
    auth: "visitorOrCustomer",
    headers: ["If-None-Match"],
    params: idParamsSchema,
    errors: ["NOT_FOUND"],
    response: productDtoSchema,
  },
  async ({ user, request, params }) => {
    const isForAdmin = user?.role === "admin";
    const product = isForAdmin ? await getProductForAdmin(params.id) : await getProduct(params.id);
    if (!product) throw new AppError("NOT_FOUND", { message: "This product is no longer in the shop." });
    return isForAdmin ? product : jsonWithEtag(request, product);
  },
);

// PATCH /api/products/{id}
export const PATCH = route(
  {
    summary: "An admin changes the fields that are present",
    auth: "admin",
    params: idParamsSchema,
    body: changeProductSchema,
    headers: ["If-Match"],
    errors: ["NAME_TAKEN", "NOT_FOUND", "STALE_VERSION", "STOCK_BY_OPTION"],
    response: modifiedResponseSchema,
    audit: ({
      params,
      body: { seenStock: _text, seenStockByOption: _rows, renamedOptions: _names, ...after },
    }) => ({
      verb: "update",
      kind: "product",
      id: params.id,
      after: describeFields(after),
    }),
  },
  async ({ request, params, body: { seenStock, seenStockByOption, renamedOptions, ...fields } }) => {
    const expectedVersion = readExpectedVersion(request);
    const seen = { expectedVersion, seenStock, seenStockByOption };
    const categories = await updateProduct({ productId: params.id, fields, ...seen, renamedOptions });
    await revalidateProduct({ productId: params.id, categories });
    return { modifiedCount: 1 };
  },
);

// DELETE /api/products/{id}
export const DELETE = route(
  {
    summary: "An admin deletes a product",
    auth: "admin",
    params: idParamsSchema,
    errors: ["NOT_FOUND"],
    response: deletedResponseSchema,
    audit: ({ params }) => ({ verb: "delete", kind: "product", id: params.id }),
  },
  async ({ params }) => {
    const category = await deleteProduct(params.id);
    await revalidateProduct({ productId: params.id, categories: [category] });
    return { deletedCount: 1 };
  },
);

export const { POST, PUT, OPTIONS } = methodNotAllowed("GET", "HEAD", "PATCH", "DELETE");
