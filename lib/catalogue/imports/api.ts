import { callProtected } from "@/lib/platform/http/client";
import { type Page, searchOf } from "@/lib/platform/http/list";
import { useListPages } from "@/lib/platform/http/list-pages";
import type { ImportKind, RowStatus } from "@/lib/catalogue/imports/constants";
import type { ImportDto, ImportRowDto } from "@/lib/catalogue/imports/dto";

interface Upload {
  kind: ImportKind;
  file: File;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Has a file checked: nothing changes. Throws ApiError, also when it is cancelled. */
export async function checkImport({ kind, file, onProgress, signal }: Upload): Promise<ImportDto> {
  const query = new URLSearchParams({ name: file.name });
  return await callProtected<ImportDto>(`/imports/${kind}?${query.toString()}`, {
    method: "POST",
    // Of a type of our own: what a browser calls such a file depends on what is installed beside it.
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
  const { _id, kind, digest } = file;
  return await callProtected<ImportDto>(`/imports/${kind}/${_id}/${verb}`, {
    method: "POST",
    body: verb === "apply" ? { digest, runner } : { runner },
    isIdempotent: true,
  });
}

/** How far it has come, whoever goes on with it. Throws ApiError. */
export const readImportFile = ({ _id, kind }: ImportDto): Promise<ImportDto> =>
  callProtected<ImportDto>(`/imports/${kind}/${_id}`);

/** The rows of a file, or those of a status, a page at a time. */
export function useImportRows({ _id, kind, state }: ImportDto, status: RowStatus | null) {
  return useListPages({
    // Another state has other rows; while rows are done one by one, the list stays as it was read.
    key: ["import-rows", _id, state, status],
    read: (cursor): Promise<Page<ImportRowDto>> => {
      const query = { cursor: cursor ?? undefined, status: status ?? undefined };
      return callProtected(`/imports/${kind}/${_id}/rows${searchOf(query)}`);
    },
  });
}
