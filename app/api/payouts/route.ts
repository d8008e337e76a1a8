import { readCsvUpload, requireCsvHeaders } from "@/lib/catalogue/imports/read-upload";
import { MAX_PAYOUT_BYTES, PAYOUT_PIECE_MS } from "@/lib/cash/payouts/constants";
import { payoutDtoSchema } from "@/lib/cash/payouts/dto";
import { recordPayout } from "@/lib/cash/payouts/record-payout";
import { recordPayoutQuerySchema } from "@/lib/cash/payouts/schema";
import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/payouts?courier=&reference=&day=&total=&charges=&digest=
export const POST = route(
  {
    summary:
      "An admin records a courier's payout, once for each reference; the body is the CSV file that was checked",
    auth: "admin",
    accountRate: { name: "payout", points: 120, windowSeconds: 15 * 60 },
    checkHeaders: requireCsvHeaders,
    query: recordPayoutQuerySchema,
    // The call matches two thousand rows again, and records as many as fit into one answer.
    deadlineMs: () => 30_000,
    bodyTypes: ["text/csv"],
    errors: [
      "BAD_CSV",
      "BODY_TOO_LARGE",
      "IN_PROGRESS",
      "KEY_REUSED",
      "NOT_CSV",
      "NOT_FOUND",
      "STALE_VERSION",
    ],
    response: payoutDtoSchema,
    status: 201,
  },
  async ({ user, query, request }) => {
    const bytes = await readCsvUpload(request, MAX_PAYOUT_BYTES);
    const { payout, touched } = await recordPayout({
      actor: user,
      payout: query,
      bytes,
      until: performance.now() + PAYOUT_PIECE_MS,
    });
    await revalidateProducts(touched);
    return payout;
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
