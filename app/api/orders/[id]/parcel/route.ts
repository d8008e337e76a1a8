import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { staffActor } from "@/lib/orders/events";
import { parcelOrderDtoSchema } from "@/lib/delivery/parcels/dto";
import { moveParcel } from "@/lib/delivery/parcels/move-parcel";
import { requireParcelOrder } from "@/lib/delivery/parcels/queries";
import { moveParcelSchema } from "@/lib/delivery/parcels/schema";
import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { methodNotAllowed, route } from "@/lib/rest/route";

// PATCH /api/orders/{id}/parcel
export const PATCH = route(
  {
    summary: "The shop moves the parcel of a Confirmed order a step on or back, or notes its tracking code",
    auth: "staff",
    params: idParamsSchema,
    body: moveParcelSchema,
    errors: ["IN_PROGRESS", "NOT_FOUND", "PARCEL_STATE"],
    response: parcelOrderDtoSchema,
    audit: ({ params }) => ({ verb: "update", kind: "order", id: params.id, isReadAfterwards: true }),
  },
  async ({ user, params, body }) => {
    await revalidateProducts(await moveParcel({ by: staffActor(user), orderId: params.id, input: body }));
    return await requireParcelOrder(params.id);
  },
);

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = methodNotAllowed("PATCH");
