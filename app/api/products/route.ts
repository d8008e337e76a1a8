import { z } from "zod";
import { insertedResponseSchema } from "@/lib/rest/response-schemas";
import { jsonWithEtag } from "@/lib/platform/http/etag";
import { gzippedResponse } from "@/lib/platform/http/gzipped-body";
import { listDeadlineMs } from "@/lib/platform/http/list-deadline";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { createProduct } from "@/lib/catalogue/products/create-product";
import { describeFields } from "@/lib/catalogue/products/describe-fields";
import { productDtoSchema } from "@/lib/catalogue/products/dto";
import { listProducts } from "@/lib/catalogue/products/queries";
import { revalidateProduct } from "@/lib/catalogue/products/revalidate";
import { createProductSchema, listProductsQuerySchema } from "@/lib/catalogue/products/schema";
import { listForDesk } from "@/lib/catalogue/search/find-for-desk";
import { packProductList, packWholeProductList } from "@/lib/catalogue/products/stream-products";

// GET /api/products
export const GET = route(
  {
    summary: "All products, newest first; drafts and costs are for admins alone",
    auth: "visitorOrCustomer",
    headers: ["If-None-Match"],
    query: listProductsQuerySchema,
    deadlineMs: listDeadlineMs,
    response: z.array(productDtoSchema),
  },
  async ({ user, request, query }) => {
    const isAsked = Object.values(query).some((asked) => asked !== undefined);
    if (user?.role === "admin") {
      if (isAsked) return await listForDesk(query, { withDrafts: true, withCost: true });
      return gzippedResponse(request, await packWholeProductList(), "application/json", "no-store");
    }
    if (isAsked) return jsonWithEtag(request, await listProducts(query));
    return gzippedResponse(request, await packProductList(), "application/json");
  },
);

// POST /api/products
export const POST = route(
  {
    summary: "An admin adds a product",
    auth: "admin",
    body: createProductSchema,
    errors: ["NAME_TAKEN"],
    response: insertedResponseSchema,
    status: 201,
    audit: ({ body }) => ({ verb: "create", kind: "product", after: describeFields(body) }),
  },
  async ({ body }) => {
    const insertedId = await createProduct(body);
    await revalidateProduct({ productId: insertedId, categories: [body.category] });
    return { insertedId };
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD", "POST");
