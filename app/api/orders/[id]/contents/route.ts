import { adminOrderDtoSchema } from "@/lib/admin-orders/dto";
import { requireAdminOrder } from "@/lib/admin-orders/queries";
import { staff } from "@/lib/auth/guards";
import { idParamsSchema } from "@/lib/http/id-schema";
import { changeContents } from "@/lib/order-contents/change-contents";
import { getOrderContents } from "@/lib/order-contents/queries";
import { changeContentsSchema, orderContentsSchema } from "@/lib/order-contents/schema";
import { staffActor } from "@/lib/orders/events";
import { revalidateProducts } from "@/lib/products/revalidate";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/orders/{id}/contents
export const GET = route(
  {
    summary: "An order, and its products as they are today, to change it",
    auth: staff,
    params: idParamsSchema,
    response: orderContentsSchema,
  },
  async ({ params }) => await getOrderContents(params.id),
);

// PATCH /api/orders/{id}/contents
export const PATCH = route(
  {
    summary: "The shop changes the lines, the contact, the place or the discount of an order",
    auth: staff,
    params: idParamsSchema,
    body: changeContentsSchema,
    response: adminOrderDtoSchema,
    audit: ({ params }) => ({ verb: "update", kind: "order", id: params.id, isReadAfterwards: true }),
  },
  async ({ user, params, body }) => {
    const touched = await changeContents({ by: staffActor(user), orderId: params.id, input: body });
    await revalidateProducts(touched);
    return await requireAdminOrder(params.id);
  },
);

export const { POST, PUT, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD", "PATCH");
