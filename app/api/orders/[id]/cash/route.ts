import { z } from "zod";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { staffActor } from "@/lib/orders/events";
import { parcelOrderDtoSchema } from "@/lib/delivery/parcels/dto";
import { requireParcelOrder } from "@/lib/delivery/parcels/queries";
import { noteCash } from "@/lib/cash/note-cash";
import { writeOff } from "@/lib/cash/write-off";
import { noteCashSchema, writeOffSchema } from "@/lib/cash/payouts/schema";
import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { methodNotAllowed, route } from "@/lib/rest/route";

// PATCH /api/orders/{id}/cash
export const PATCH = route(
  {
    summary: "An admin notes or corrects what came in for a parcel, or writes a lost one off, and says why",
    auth: "admin",
    params: idParamsSchema,
    body: z.union([noteCashSchema, writeOffSchema]),
    errors: ["IN_PROGRESS", "NOT_FOUND", "PARCEL_STATE", "STALE_VERSION"],
    response: parcelOrderDtoSchema,
    audit: ({ params }) => ({ verb: "update", kind: "order", id: params.id, isReadAfterwards: true }),
  },
  async ({ user, params, body }) => {
    const noted = { by: staffActor(user), orderId: params.id };
    await revalidateProducts(
      "writtenOff" in body
        ? await writeOff({ ...noted, reason: body.reason })
        : await noteCash({ ...noted, note: body }),
    );
    return await requireParcelOrder(params.id);
  },
);

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = methodNotAllowed("PATCH");
