import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ImportView } from "@/components/data-desk/import-view";
import { describeKind } from "@/components/data-desk/import-words";
import { LinkButton } from "@/components/ui/link-button";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { idSchema } from "@/lib/platform/http/id-schema";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { findImport } from "@/lib/catalogue/imports/queries";
import { PATHS } from "@/lib/paths";
import { languageOfRequest, wordsOf } from "@/lib/words/of-request";
import { langOfText } from "@/lib/words/owners-text";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskData").file.title });

export default async function ImportPage({ params }: PageProps<"/dashboard/data/[id]">) {
  await requireAdmin();
  const id = idSchema.safeParse((await params).id);
  const file = id.success ? await withPageDeadline(() => findImport(id.data)) : null;
  if (!file) notFound();
  const words = wordsOf("deskData");
  const { places } = wordsOf("deskMenu");
  return (
    <>
      <h1 lang={langOfText(languageOfRequest(), file.fileName)} className="text-3xl wrap-anywhere">
        {file.fileName}
      </h1>
      <p className="mt-2 wrap-anywhere text-muted">
        {words.file.checked(describeKind(file, words), file.actorEmail, file.checkedAt)}
      </p>
      <ImportView initial={file} isExpired={Date.now() > Date.parse(file.validUntil)} />
      <div className="mt-8 flex flex-wrap gap-3">
        {file.kind === "bulk" && (
          <LinkButton variant="quiet" href={PATHS.manageProducts}>
            {places.manageProducts}
          </LinkButton>
        )}
        {file.kind === "stockIn" && (
          <LinkButton variant="quiet" href={PATHS.stockIn}>
            {places.stockIn}
          </LinkButton>
        )}
        <LinkButton variant="quiet" href={PATHS.data}>
          {places.data}
        </LinkButton>
      </div>
    </>
  );
}
