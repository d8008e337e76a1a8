import { csvResponse } from "@/lib/platform/csv/csv-response";
import { exportCsv } from "@/lib/reports/exports/export-csv";
import { exportBodySchema, exportParamsSchema } from "@/lib/reports/exports/schema";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { fileResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/exports/{kind}
export const POST = route(
  {
    summary: "An admin takes products, stock, orders or customers out as a CSV file; the audit log keeps it",
    auth: "admin",
    accountRate: { name: "export", points: 60, windowSeconds: 15 * 60 },
    params: exportParamsSchema,
    body: exportBodySchema,
    response: fileResponseSchema,
    responseType: "text/csv",
  },
  async ({ user, params: { kind }, body }) =>
    csvResponse({
      pieces: exportCsv({ actor: user, kind, body }),
      name: `${kind}-${toDhakaDay(Date.now())}.csv`,
    }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
