import { correctRecipient } from "@/lib/delivery/parcels/correct-recipient";
import { parcelOrderDtoSchema } from "@/lib/delivery/parcels/dto";
import { requireParcelOrder } from "@/lib/delivery/parcels/queries";
import { correctRecipientSchema } from "@/lib/delivery/parcels/schema";
import { staffActor } from "@/lib/orders/events";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// PATCH /api/orders/{id}/recipient
export const PATCH = route(
  {
    summary: "The shop gives a packed parcel a name or an address that its courier takes",
    auth: "staff",
    params: idParamsSchema,
    body: correctRecipientSchema,
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
    response: parcelOrderDtoSchema,
    audit: ({ params }) => ({ verb: "update", kind: "order", id: params.id, isReadAfterwards: true }),
  },
  async ({ user, params, body }) => {
    await correctRecipient({ by: staffActor(user), orderId: params.id, input: body });
    return await requireParcelOrder(params.id);
  },
);

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = methodNotAllowed("PATCH");
