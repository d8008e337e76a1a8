import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { returnDtoSchema } from "@/lib/returns/dto";
import { requireReturnDto } from "@/lib/returns/queries";
import { refundReturn } from "@/lib/returns/refund-return";
import { refundSchema, returnParamsSchema } from "@/lib/returns/schema";

// POST /api/orders/{id}/returns/{returnId}/refund
export const POST = route(
  {
    summary: "An admin notes what was paid back for returned pieces, which settles the return",
    auth: "admin",
    params: returnParamsSchema,
    body: refundSchema,
    errors: ["IN_PROGRESS", "NOT_FOUND", "RETURN_STATE"],
    response: returnDtoSchema,
    audit: ({ params }) => ({ verb: "update", kind: "order", id: params.id, isReadAfterwards: true }),
  },
  async ({ user, params: { id: orderId, returnId }, body }) => {
    await revalidateProducts(await refundReturn({ actor: user, orderId, returnId, refund: body }));
    return await requireReturnDto(orderId, returnId);
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
