import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { PAYOUT_PIECE_MS } from "@/lib/cash/payouts/constants";
import { payoutDtoSchema } from "@/lib/cash/payouts/dto";
import { finishPayout } from "@/lib/cash/payouts/finish-payout";
import { changePayoutSchema } from "@/lib/cash/payouts/schema";
import { undoPayout } from "@/lib/cash/payouts/undo-payout";
import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { methodNotAllowed, route } from "@/lib/rest/route";

// PATCH /api/payouts/{id}
export const PATCH = route(
  {
    summary:
      "An admin goes on with a payout, or takes the last one back, some rows at a time: called again until all are",
    auth: "admin",
    params: idParamsSchema,
    body: changePayoutSchema,
    // Each call does a part of the rows, and the last of them may have to wait.
    deadlineMs: () => 10_000,
    errors: ["IN_PROGRESS", "NOT_FOUND", "STALE_VERSION"],
    response: payoutDtoSchema,
  },
  async ({ user, params, body }) => {
    const change = body.to === "undone" ? undoPayout : finishPayout;
    const { payout, touched } = await change({
      actor: user,
      payoutId: params.id,
      until: performance.now() + PAYOUT_PIECE_MS,
    });
    await revalidateProducts(touched);
    return payout;
  },
);

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = methodNotAllowed("PATCH");
