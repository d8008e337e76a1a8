import { useLanguage, useWords } from "#words";
import { describeImport, describeKind } from "@/components/data-desk/import-words";
import { LogRow } from "@/components/data-desk/log-row";
import { PageLink } from "@/components/ui/page-link";
import type { ImportDto } from "@/lib/catalogue/imports/dto";
import { importPath } from "@/lib/desk-paths";
import { langOfText } from "@/lib/words/owners-text";

/** The last imports and their results. */
export function ImportList({ imports }: { imports: ImportDto[] }) {
  const words = useWords("deskData");
  const { moment } = useWords("orders");
  const language = useLanguage();
  return (
    <section aria-labelledby="files" className="mt-10">
      <h2 id="files" className="mb-4 text-2xl">
        {words.list.title}
      </h2>
      {imports.length === 0 ? (
        <p className="text-lg">{words.list.none}</p>
      ) : (
        <ol className="card px-4">
          {imports.map((file) => (
            <LogRow key={file._id} head={<time dateTime={file.checkedAt}>{moment(file.checkedAt)}</time>}>
              <PageLink
                href={importPath(file._id)}
                lang={langOfText(language, file.fileName)}
                className="font-semibold text-indigo underline"
              >
                {file.fileName}
              </PageLink>{" "}
              {words.list.by(describeKind(file, words), file.actorEmail)}
              <p>{describeImport(file, words)}</p>
            </LogRow>
          ))}
        </ol>
      )}
    </section>
  );
}
