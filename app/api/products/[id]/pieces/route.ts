import { admin } from "@/lib/auth/guards";
import { describeChoice } from "@/lib/cart/rules";
import { readIdempotencyKey } from "@/lib/http/idempotency-key";
import { idParamsSchema } from "@/lib/http/id-schema";
import { revalidateProduct } from "@/lib/products/revalidate";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { addPieces } from "@/lib/products/stock/add-pieces";
import { addedPiecesSchema, addPiecesSchema } from "@/lib/products/shelf-schema";

// POST /api/products/{id}/pieces
export const POST = route(
  {
    summary: "An admin adds pieces to a count, or takes some off",
    auth: admin,
    params: idParamsSchema,
    body: addPiecesSchema,
    headers: ["Idempotency-Key"],
    response: addedPiecesSchema,
    audit: ({ params, body }) => ({
      verb: "update",
      kind: "product",
      id: params.id,
      after: { pieces: `${body.add > 0 ? "+" : ""}${body.add} ${describeChoice(body)}`.trim() },
    }),
  },
  async ({ params, body, request }) => {
    const key = readIdempotencyKey(request);
    const { stock, product } = await addPieces({ productId: params.id, input: body, key });
    await revalidateProduct({ productId: params.id, categories: [product.category] });
    return { stock };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
