import { adminOrderDtoSchema } from "@/lib/orders/all-orders/dto";
import { requireAdminOrder } from "@/lib/orders/all-orders/queries";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { changeContents } from "@/lib/orders/contents/change-contents";
import { getOrderContents } from "@/lib/orders/contents/queries";
import { changeContentsSchema, orderContentsSchema } from "@/lib/orders/contents/schema";
import { staffActor } from "@/lib/orders/events";
import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/orders/{id}/contents
export const GET = route(
  {
    summary: "An order, and its products as they are today, to change it",
    auth: "staff",
    params: idParamsSchema,
    errors: ["NOT_FOUND", "ORDER_NOT_PENDING", "PARCEL_STATE"],
    response: orderContentsSchema,
  },
  async ({ params }) => await getOrderContents(params.id),
);

// PATCH /api/orders/{id}/contents
export const PATCH = route(
  {
    summary: "The shop changes the lines, the contact, the place or the discount of an order",
    auth: "staff",
    params: idParamsSchema,
    body: changeContentsSchema,
    errors: [
      "DISCOUNT_LIMIT",
      "IN_PROGRESS",
      "NOT_FOUND",
      "ORDER_NOT_PENDING",
      "OUT_OF_STOCK",
      "PARCEL_STATE",
      "PRICE_CHANGED",
      "STALE_VERSION",
    ],
    response: adminOrderDtoSchema,
    audit: ({ params }) => ({ verb: "update", kind: "order", id: params.id, isReadAfterwards: true }),
  },
  async ({ user, params, body }) => {
    const touched = await changeContents({
      by: staffActor(user),
      isAdmin: user.role === "admin",
      orderId: params.id,
      input: body,
    });
    await revalidateProducts(touched);
    return await requireAdminOrder(params.id);
  },
);

export const { POST, PUT, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD", "PATCH");
