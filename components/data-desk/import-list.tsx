import { describeImport, describeKind } from "@/components/data-desk/import-words";
import { LogRow } from "@/components/data-desk/log-row";
import { PageLink } from "@/components/ui/page-link";
import type { ImportDto } from "@/lib/catalogue/imports/dto";
import { importPath } from "@/lib/desk-paths";
import { formatDayAndClock } from "@/lib/platform/time/format-day";

/** The last imports and their results. */
export function ImportList({ imports }: { imports: ImportDto[] }) {
  return (
    <section aria-labelledby="files" className="mt-10">
      <h2 id="files" className="mb-4 text-2xl">
        Files
      </h2>
      {imports.length === 0 ? (
        <p className="text-lg">No file has been checked yet.</p>
      ) : (
        <ol className="card px-4">
          {imports.map((file) => (
            <LogRow
              key={file._id}
              head={<time dateTime={file.checkedAt}>{formatDayAndClock(file.checkedAt)}</time>}
            >
              <PageLink href={importPath(file._id)} className="font-semibold text-indigo underline">
                {file.fileName}
              </PageLink>{" "}
              ({describeKind(file)}, by {file.actorEmail})<p>{describeImport(file)}</p>
            </LogRow>
          ))}
        </ol>
      )}
    </section>
  );
}
