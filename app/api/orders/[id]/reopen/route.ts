import { adminOrderDtoSchema } from "@/lib/orders/all-orders/dto";
import { requireAdminOrder } from "@/lib/orders/all-orders/queries";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { staffActor } from "@/lib/orders/events";
import { reopenOrder } from "@/lib/orders/decide/reopen-order";
import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";

// POST /api/orders/{id}/reopen
export const POST = route(
  {
    summary: "The shop takes back that it confirmed an order, within ten minutes and before it is packed",
    auth: "staff",
    params: idParamsSchema,
    errors: ["CANNOT_REOPEN", "IN_PROGRESS", "NOT_FOUND", "ORDER_NOT_PENDING", "PARCEL_STATE"],
    response: adminOrderDtoSchema,
    audit: ({ params }) => ({
      verb: "reopen",
      kind: "order",
      id: params.id,
      after: { status: ORDER_STEPS.reopen.to },
    }),
  },
  async ({ user, params }) => {
    await revalidateProducts(await reopenOrder({ by: staffActor(user), orderId: params.id }));
    return await requireAdminOrder(params.id);
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
