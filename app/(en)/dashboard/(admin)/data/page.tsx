import type { Metadata } from "next";
import { ExportSection } from "@/components/data-desk/export-section";
import { ImportList } from "@/components/data-desk/import-list";
import { ImportSection } from "@/components/data-desk/import-section";
import { PartLinks } from "@/components/desk-kit/part-links";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { listImports } from "@/lib/catalogue/imports/queries";
import { importsPlaceSchema } from "@/lib/catalogue/imports/schema";
import { PATHS } from "@/lib/paths";
import { parsePlace } from "@/lib/platform/http/list";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskMenu").places.data });

export default async function DataPage({ searchParams }: PageProps<"/dashboard/data">) {
  await requireAdmin();
  const place = parsePlace(importsPlaceSchema, await searchParams);
  const { rows, next, total } = await withPageDeadline(() => listImports(place));
  return (
    <>
      <h1 className="text-3xl">{wordsOf("deskMenu").places.data}</h1>
      <ExportSection today={toDhakaDay(Date.now())} />
      <ImportSection />
      <ImportList imports={rows} />
      <PartLinks path={PATHS.data} isLater={place.cursor !== undefined} {...{ next, total }} />
    </>
  );
}
