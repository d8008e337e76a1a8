"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { saveFile } from "@/components/ui/save-file";
import { useExport } from "@/lib/reports/exports/api";
import type { ExportKind } from "@/lib/reports/exports/constants";

interface ExportFileProps {
  kind: ExportKind;
  title: string;
  words: string;
  today: string;
  body: { from?: string; to?: string };
  children?: ReactNode;
}

/** A file that is written and saved at a press. */
export function ExportFile({ kind, title, words, today, body, children }: ExportFileProps) {
  const { mutate, isPending, isSuccess, error } = useExport();
  return (
    <div className="grid h-full content-between gap-4">
      <div className="grid gap-4">
        <div>
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="text-muted">{words}</p>
        </div>
        {children}
        {error && <Notice kind="error">{error.message}</Notice>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="quiet"
          disabled={isPending}
          onClick={() =>
            mutate({ kind, body }, { onSuccess: (file) => saveFile(file, `${kind}-${today}.csv`) })
          }
        >
          {isPending ? "Writing …" : `Export ${title.toLowerCase()}`}
        </Button>
        <p aria-live="polite">{isSuccess ? "Saved." : ""}</p>
      </div>
    </div>
  );
}
