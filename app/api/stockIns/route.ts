import { importDtoSchema } from "@/lib/catalogue/imports/dto";
import { receiveGoods } from "@/lib/catalogue/stock-in/receive-goods";
import { stockInSchema } from "@/lib/catalogue/stock-in/schema";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/stockIns
export const POST = route(
  {
    summary:
      "An admin books in goods that came, with what they cost; undone like an import of the kind stockIn",
    auth: "admin",
    accountRate: { name: "stockIn", points: 60, windowSeconds: 15 * 60 },
    body: stockInSchema,
    headers: ["Idempotency-Key"],
    deadlineMs: () => 20_000,
    errors: ["IN_PROGRESS", "KEY_REUSED", "NOT_FOUND", "STALE_VERSION"],
    response: importDtoSchema,
    status: 201,
  },
  async ({ user, body, request }) =>
    await receiveGoods({ actor: user, input: body, key: readIdempotencyKey(request) }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
