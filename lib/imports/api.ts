import { useInfiniteQuery } from "@tanstack/react-query";
import { callProtected } from "@/lib/http/client";
import type { ImportKind, RowStatus } from "@/lib/imports/constants";
import type { ImportDto, ImportRowDto } from "@/lib/imports/dto";
import { ROWS_PER_PAGE } from "@/lib/imports/schema";

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
  return useInfiniteQuery({
    // Another state has other rows; while rows are done one by one, the list stays as it was read.
    queryKey: ["import-rows", _id, state, status],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({ after: String(pageParam), ...(status && { status }) });
      return callProtected<ImportRowDto[]>(`/imports/${kind}/${_id}/rows?${query.toString()}`);
    },
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length === ROWS_PER_PAGE ? page.at(-1)?.row : undefined),
  });
}
