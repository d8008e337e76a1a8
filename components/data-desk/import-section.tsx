"use client";

import { useLanguage, useWords } from "#words";
import { FileUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { FileButton, UploadProgress } from "@/components/desk-kit/file-upload";
import { Notice } from "@/components/ui/notice";
import { useUpload } from "@/components/desk-kit/use-upload";
import { checkImport } from "@/lib/catalogue/imports/api";
import { CSV_ACCEPT, type ImportKind, MAX_FILE_BYTES } from "@/lib/catalogue/imports/constants";
import { importPath } from "@/lib/desk-paths";
import { localPath } from "@/lib/words/local-path.mjs";

const KINDS = ["products", "stock"] as const satisfies ImportKind[];

/** The imports; the shop checks each file first. */
export function ImportSection() {
  const { import: words } = useWords("deskData");
  const { state, check, cancel } = useCheckImport();
  return (
    <section aria-labelledby="import" className="mt-10">
      <h2 id="import" className="text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 mb-4 max-w-prose text-muted">{words.intro}</p>
      {state.name === "sending" ? (
        <div className="card p-4">
          <UploadProgress
            label={words.upload}
            fraction={state.fraction}
            working={words.checking}
            onCancel={cancel}
          />
        </div>
      ) : (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {KINDS.map((kind) => (
            <li key={kind} className="card p-4">
              <div className="grid h-full content-between gap-4">
                <div>
                  <h3 className="text-lg font-semibold">{words.files[kind].title}</h3>
                  <p className="text-muted">{words.files[kind].about}</p>
                </div>
                <FileButton icon={FileUp} accept={CSV_ACCEPT} onChoose={(file) => check({ kind, file })}>
                  {words.files[kind].check}
                </FileButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      {state.name === "failed" && (
        <Notice kind="error" className="mt-4">
          <p className="wrap-anywhere">
            <strong className="font-semibold">{state.sent.file.name}</strong>
            {words.notRead}
            {state.message}
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
  const { tooLarge } = useWords("deskData").import;
  const language = useLanguage();
  const router = useRouter();
  const { upload, fail, ...checking } = useUpload({
    send: (sent: ChosenFile, line) => checkImport({ ...sent, ...line }),
    leavesPage: true,
    onDone: ({ _id }) => router.push(localPath(language, importPath(_id))),
  });
  return {
    ...checking,
    check: (sent: ChosenFile) => {
      if (sent.file.size > MAX_FILE_BYTES) fail(sent, tooLarge);
      else void upload(sent);
    },
  };
}
