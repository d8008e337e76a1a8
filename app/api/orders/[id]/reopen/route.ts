import { adminOrderDtoSchema } from "@/lib/admin-orders/dto";
import { requireAdminOrder } from "@/lib/admin-orders/queries";
import { staff } from "@/lib/auth/guards";
import { idParamsSchema } from "@/lib/http/id-schema";
import { staffActor } from "@/lib/orders/events";
import { reopenOrder } from "@/lib/orders/reopen-order";
import { revalidateProducts } from "@/lib/products/revalidate";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/orders/{id}/reopen
export const POST = route(
  {
    summary: "The shop takes back that it confirmed an order, within ten minutes and before it is packed",
    auth: staff,
    params: idParamsSchema,
    response: adminOrderDtoSchema,
    audit: ({ params }) => ({ verb: "reopen", kind: "order", id: params.id, after: { status: "pending" } }),
  },
  async ({ user, params }) => {
    await revalidateProducts(await reopenOrder({ by: staffActor(user), orderId: params.id }));
    return await requireAdminOrder(params.id);
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
