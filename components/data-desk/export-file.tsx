"use client";

import { useWords } from "#words";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { saveFile } from "@/components/ui/save-file";
import { callProtected } from "@/lib/platform/http/client";
import type { ExportKind } from "@/lib/reports/exports/constants";

interface ExportFileProps {
  kind: ExportKind;
  title: string;
  headingLevel?: 2 | 3;
  words: string;
  today: string;
  body: { from?: string; to?: string };
  children?: ReactNode;
}

/** A button that exports a file and saves it. */
export function ExportFile({ kind, title, headingLevel = 3, words, today, body, children }: ExportFileProps) {
  const { exportFile: said, failure } = useWords("deskKit");
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => callProtected("POST /exports/{kind}", { params: { kind }, body, isFile: true }),
    onSuccess: (file) => saveFile(file, `${kind}-${today}.csv`),
  });
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid h-full content-between gap-4">
      <div className="grid gap-4">
        <div>
          <Heading className="text-lg font-semibold">{title}</Heading>
          <p className="text-muted">{words}</p>
        </div>
        {children}
        {error && <Notice kind="error">{failure(error)}</Notice>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="quiet" disabled={isPending} onClick={() => mutate()}>
          {isPending ? said.writing : said.export(title)}
        </Button>
        <p aria-live="polite">{isSuccess ? said.saved : ""}</p>
      </div>
    </div>
  );
}
