import { describeImport } from "@/components/data-desk/import-words";
import { PageLink } from "@/components/ui/page-link";
import type { ImportDto } from "@/lib/catalogue/imports/dto";
import { importPath } from "@/lib/paths";
import { formatDayAndClock } from "@/lib/platform/time/dhaka";

/** The last files and what became of them. */
export function ImportList({ imports }: { imports: ImportDto[] }) {
  return (
    <section aria-labelledby="files" className="mt-10">
      <h2 id="files" className="mb-4 text-2xl">
        Files
      </h2>
      {imports.length === 0 ? (
        <p className="text-lg">No file has been checked yet.</p>
      ) : (
        <ol className="rounded-cloth border border-ink/15 bg-white px-4">
          {imports.map((file) => (
            <li
              key={file._id}
              className="stitch-b grid grid-cols-1 gap-x-6 gap-y-1 py-3 last:border-b-0 sm:grid-cols-[9.5rem_minmax(0,1fr)]"
            >
              <time dateTime={file.checkedAt} className="text-sm text-muted tabular-nums sm:pt-0.5">
                {formatDayAndClock(file.checkedAt)}
              </time>
              <div className="min-w-0 wrap-anywhere">
                <PageLink href={importPath(file._id)} className="font-semibold text-indigo underline">
                  {file.fileName}
                </PageLink>{" "}
                ({file.kind}, by {file.actorEmail})<p>{describeImport(file)}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
