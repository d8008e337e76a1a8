"use client";

import { FileUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { FileButton, UploadProgress } from "@/components/desk-kit/file-upload";
import { Notice } from "@/components/ui/notice";
import { useUpload } from "@/components/desk-kit/use-upload";
import { checkImport } from "@/lib/catalogue/imports/api";
import { CSV_ACCEPT, type ImportKind, MAX_FILE_BYTES } from "@/lib/catalogue/imports/constants";
import { importPath } from "@/lib/desk-paths";

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
      "Export the stock, write the pieces that can be ordered under “Stock now”, and choose the file here. If you counted a shelf, first subtract the pieces of orders that are not handed over yet. If orders have changed a count since the export, the shop says so and leaves it as it is.",
  },
];

/** The imports; the shop checks each file first. */
export function ImportSection() {
  const { state, check, cancel } = useCheckImport();
  return (
    <section aria-labelledby="import" className="mt-10">
      <h2 id="import" className="text-2xl">
        Import
      </h2>
      <p className="mt-2 mb-4 max-w-prose text-muted">
        First you see every change and every error, and nothing is changed. Up to 5 MB and 10,000 rows.
        Customers cannot be imported: people make their own accounts.
      </p>
      {state.name === "sending" ? (
        <div className="card p-4">
          <UploadProgress
            label="Upload of the file"
            fraction={state.fraction}
            working="Checking each row …"
            onCancel={cancel}
          />
        </div>
      ) : (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {FILES.map(({ kind, title, words }) => (
            <li key={kind} className="card p-4">
              <div className="grid h-full content-between gap-4">
                <div>
                  <h3 className="text-lg font-semibold">{title}</h3>
                  <p className="text-muted">{words}</p>
                </div>
                <FileButton icon={FileUp} accept={CSV_ACCEPT} onChoose={(file) => check({ kind, file })}>
                  Check a file of {title.toLowerCase()}
                </FileButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      {state.name === "failed" && (
        <Notice kind="error" className="mt-4">
          <p className="wrap-anywhere">
            <strong className="font-semibold">{state.sent.file.name}</strong> was not read. {state.message}
          </p>
        </Notice>
      )}
    </section>
  );
}

interface ChosenFile {
  kind: ImportKind;
  file: File;
}

/** Uploads and checks one file at a time, and then opens its own page. */
function useCheckImport() {
  const router = useRouter();
  const { upload, fail, ...checking } = useUpload({
    send: (sent: ChosenFile, line) => checkImport({ ...sent, ...line }),
    leavesPage: true,
    onDone: ({ _id }) => router.push(importPath(_id)),
  });
  return {
    ...checking,
    check: (sent: ChosenFile) => {
      if (sent.file.size > MAX_FILE_BYTES) fail(sent, "The file is larger than 5 MB.");
      else void upload(sent);
    },
  };
}
