import { useMutation } from "@tanstack/react-query";
import type { ExportKind } from "@/lib/reports/exports/constants";
import type { ExportBody } from "@/lib/reports/exports/schema";
import { callProtected } from "@/lib/platform/http/client";

interface Export {
  kind: ExportKind;
  body: ExportBody;
}

/** Fetches what is in the shop as a CSV file. */
export function useExport() {
  return useMutation({
    mutationFn: ({ kind, body }: Export) =>
      callProtected("POST /exports/{kind}", { params: { kind }, body, isFile: true }),
  });
}
