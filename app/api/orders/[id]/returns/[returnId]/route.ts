import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { returnDtoSchema } from "@/lib/returns/dto";
import { moveReturn } from "@/lib/returns/move-return";
import { requireReturnDto } from "@/lib/returns/queries";
import { moveReturnSchema, returnParamsSchema } from "@/lib/returns/schema";

// PATCH /api/orders/{id}/returns/{returnId}
export const PATCH = route(
  {
    summary:
      "The desk accepts or refuses what a customer asks for; the pieces of a return are here, nothing comes of it, or its exchange has settled it",
    auth: "staff",
    params: returnParamsSchema,
    body: moveReturnSchema,
    errors: ["IN_PROGRESS", "NOT_FOUND", "RETURN_STATE", "RETURN_WINDOW"],
    response: returnDtoSchema,
    audit: ({ params }) => ({ verb: "update", kind: "order", id: params.id, isReadAfterwards: true }),
  },
  async ({ user, params: { id: orderId, returnId }, body }) => {
    await revalidateProducts(await moveReturn({ actor: user, orderId, returnId, move: body }));
    return await requireReturnDto(orderId, returnId);
  },
);

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = methodNotAllowed("PATCH");
