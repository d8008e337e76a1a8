import { readCsvUpload, requireCsvHeaders } from "@/lib/catalogue/imports/read-upload";
import { MAX_PAYOUT_BYTES } from "@/lib/cash/payouts/constants";
import { checkPayout } from "@/lib/cash/payouts/check-payout";
import { payoutCheckDtoSchema } from "@/lib/cash/payouts/dto";
import { checkPayoutQuerySchema } from "@/lib/cash/payouts/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/payouts/check?courier=&total=&charges=
export const POST = route(
  {
    summary:
      "An admin has a courier's payout checked row by row; the body is the CSV file itself, and nothing changes",
    auth: "admin",
    accountRate: { name: "payout", points: 120, windowSeconds: 15 * 60 },
    checkHeaders: requireCsvHeaders,
    query: checkPayoutQuerySchema,
    // The file may come over a slow line.
    deadlineMs: () => 60_000,
    bodyTypes: ["text/csv"],
    errors: ["BAD_CSV", "BODY_TOO_LARGE", "NOT_CSV"],
    response: payoutCheckDtoSchema,
  },
  async ({ query, request }) =>
    await checkPayout({ payout: query, bytes: await readCsvUpload(request, MAX_PAYOUT_BYTES) }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
