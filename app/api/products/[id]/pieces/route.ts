import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { revalidateProduct } from "@/lib/catalogue/products/revalidate";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { addPieces } from "@/lib/stock/add-pieces";
import { describeOption } from "@/lib/stock/options";
import { addedPiecesSchema, addPiecesSchema } from "@/lib/stock/schema";

// POST /api/products/{id}/pieces
export const POST = route(
  {
    summary: "An admin adds pieces to a count, or takes some off",
    auth: "admin",
    params: idParamsSchema,
    body: addPiecesSchema,
    headers: ["Idempotency-Key"],
    errors: ["NOT_FOUND", "OUT_OF_STOCK", "STALE_VERSION"],
    response: addedPiecesSchema,
    audit: ({ params, body }) => ({
      verb: "update",
      kind: "product",
      id: params.id,
      after: { pieces: `${body.add > 0 ? "+" : ""}${body.add} ${describeOption(body)}`.trim() },
    }),
  },
  async ({ params, body, request }) => {
    const key = readIdempotencyKey(request);
    const { stock, category } = await addPieces({ productId: params.id, input: body, key });
    await revalidateProduct({ productId: params.id, categories: [category] });
    return { stock };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
