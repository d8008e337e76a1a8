import { callProtected } from "@/lib/platform/http/client";
import { useListPages } from "@/lib/platform/http/list-pages";
import type { ImportKind, RowStatus } from "@/lib/catalogue/imports/constants";
import type { ImportDto } from "@/lib/catalogue/imports/dto";

interface Upload {
  kind: ImportKind;
  file: File;
  /** Of a stock-in. */
  stockIn?: { day: string; supplier: string };
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Has a file checked: nothing changes. Throws ApiError, also when it is cancelled. */
export async function checkImport({ kind, file, stockIn, onProgress, signal }: Upload): Promise<ImportDto> {
  return await callProtected("POST /imports/{kind}", {
    params: { kind },
    query: { name: file.name, ...stockIn },
    // We set the type: the type that a browser gives such a file depends on the programs installed beside it.
    file: new Blob([file], { type: "text/csv" }),
    onProgress,
    signal,
  });
}

interface Step {
  verb: "apply" | "undo";
  file: ImportDto;
  runner: string;
}

/** Applies or takes back as many rows as fit into an answer. Throws ApiError. */
export async function runImportStep({ verb, file, runner }: Step): Promise<ImportDto> {
  const { _id: id, kind, digest } = file;
  const step = { params: { kind, id }, retry: "idempotent" } as const;
  return verb === "apply"
    ? await callProtected("POST /imports/{kind}/{id}/apply", { ...step, body: { digest, runner } })
    : await callProtected("POST /imports/{kind}/{id}/undo", { ...step, body: { runner } });
}

/** How far the import has come, also if somebody else goes on with it. Throws ApiError. */
export const readImportFile = ({ _id: id, kind }: ImportDto): Promise<ImportDto> =>
  callProtected("GET /imports/{kind}/{id}", { params: { kind, id } });

/** The rows of a file, or those of a status, a page at a time. */
export function useImportRows({ _id: id, kind, state }: ImportDto, status: RowStatus | null) {
  return useListPages({
    // Another state has other rows; while rows are done one by one, the list stays as it was read.
    key: ["import-rows", id, state, status],
    read: (cursor) =>
      callProtected("GET /imports/{kind}/{id}/rows", { params: { kind, id }, query: { cursor, status } }),
  });
}
