import { adminOrderDtoSchema } from "@/lib/orders/all-orders/dto";
import { requireAdminOrder } from "@/lib/orders/all-orders/queries";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { staffActor } from "@/lib/orders/events";
import { reopenOrder } from "@/lib/orders/decide/reopen-order";
import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/orders/{id}/reopen
export const POST = route(
  {
    summary:
      "The shop takes back a Confirm, within ten minutes and before the order is packed, or its cancel just before",
    auth: "staff",
    params: idParamsSchema,
    errors: [
      "CANNOT_REOPEN",
      "COUPON_USED_UP",
      "IN_PROGRESS",
      "NOT_FOUND",
      "ORDER_NOT_PENDING",
      "OUT_OF_STOCK",
      "PARCEL_STATE",
    ],
    response: adminOrderDtoSchema,
    audit: ({ params }) => ({
      verb: "reopen",
      kind: "order",
      id: params.id,
      isReadAfterwards: true,
    }),
  },
  async ({ user, params }) => {
    await revalidateProducts(await reopenOrder({ by: staffActor(user), orderId: params.id }));
    return await requireAdminOrder(params.id);
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
