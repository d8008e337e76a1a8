import { checkFile } from "@/lib/catalogue/imports/check-file";
import { importDtoSchema } from "@/lib/catalogue/imports/dto";
import { readCsvUpload, requireCsvHeaders } from "@/lib/catalogue/imports/read-upload";
import { checkParamsSchema, checkQuerySchema } from "@/lib/catalogue/imports/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

// POST /api/imports/{kind}?name=&day=&supplier=
export const POST = route(
  {
    summary:
      "An admin has a CSV file of products, of stock or of a stock-in checked; the body is the file itself, and nothing changes",
    auth: "admin",
    accountRate: { name: "import", points: 60, windowSeconds: 15 * 60 },
    checkHeaders: requireCsvHeaders,
    params: checkParamsSchema,
    query: checkQuerySchema,
    // A file of 5 MB may come over a slow line and have ten thousand rows.
    deadlineMs: () => 3 * MINUTE_MS,
    bodyTypes: ["text/csv"],
    errors: ["BAD_CSV", "BODY_TOO_LARGE", "NOT_CSV", "NOT_FOUND"],
    response: importDtoSchema,
    status: 201,
  },
  async ({ user, params: { kind }, query: { name, ...stockIn }, request }) =>
    await checkFile({ actor: user, kind, fileName: name, bytes: await readCsvUpload(request), ...stockIn }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
