"use client";

import { FileUp } from "lucide-react";
import { useCheckImport } from "@/components/data-desk/use-check-import";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ImportKind } from "@/lib/catalogue/imports/constants";

const FILES: { kind: ImportKind; title: string; words: string }[] = [
  {
    kind: "products",
    title: "Products",
    words:
      "Export the products, change what you want, and choose the file here. A row without an id is a new product. Columns that you leave out stay as they are.",
  },
  {
    kind: "stock",
    title: "Stock",
    words:
      "Export the stock, write what you counted under “Stock now”, and choose the file here. A count that orders have changed meanwhile is told and left.",
  },
];

/** The files that can be taken in. They are checked first. */
export function ImportSection() {
  const { state, check, cancel } = useCheckImport();
  return (
    <section aria-labelledby="import" className="mt-10">
      <h2 id="import" className="text-2xl">
        Import
      </h2>
      <p className="mt-2 mb-4 max-w-prose text-muted">
        First you see every change and every error, and nothing is changed. Up to 5 MB and 10,000 rows.
        Customers cannot be imported: an account is its owner’s to make.
      </p>
      {state.name === "sending" ? (
        <Sending fraction={state.fraction} onCancel={cancel} />
      ) : (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {FILES.map(({ kind, title, words }) => (
            <li key={kind} className="rounded-cloth border border-ink/15 bg-white p-4">
              <div className="grid h-full content-between gap-4">
                <div>
                  <h3 className="text-lg font-semibold">{title}</h3>
                  <p className="text-muted">{words}</p>
                </div>
                <ChooseFile label={title.toLowerCase()} onChoose={(file) => void check(kind, file)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {state.name === "failed" && (
        <div className="mt-4">
          <Notice kind="error">
            <p className="wrap-anywhere">
              <strong className="font-semibold">{state.fileName}</strong> was not read. {state.message}
            </p>
          </Notice>
        </div>
      )}
    </section>
  );
}

const PERCENT = 100;

function Sending({ fraction, onCancel }: { fraction: number; onCancel: () => void }) {
  const percent = Math.round(fraction * PERCENT);
  return (
    <div className="grid gap-3 rounded-cloth border border-ink/15 bg-white p-4">
      <progress aria-label="Upload of the file" max={PERCENT} value={percent} className="h-2 w-full" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite">{percent < PERCENT ? `Uploading, ${percent} %` : "Checking each row …"}</p>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function ChooseFile({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  return (
    <label className="inline-flex min-h-12 items-center justify-center gap-2 justify-self-start rounded-cloth border border-indigo px-4 font-semibold text-indigo hover:bg-indigo hover:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo has-focus-visible:outline-dashed">
      <FileUp aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
      Check a file of {label}
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // So that the same file can be chosen once more.
          event.target.value = "";
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
