import type { Metadata } from "next";
import { ExportSection } from "@/components/admin/data/export-section";
import { ImportList } from "@/components/admin/data/import-list";
import { ImportSection } from "@/components/admin/data/import-section";
import { requireAdmin } from "@/lib/auth/current-user";
import { toDhakaIso } from "@/lib/format";
import { withPageDeadline } from "@/lib/http/page-deadline";
import { listImports } from "@/lib/imports/queries";

export const metadata: Metadata = { title: "Import and export" };

export default async function DataPage() {
  await requireAdmin();
  const imports = await withPageDeadline(listImports);
  return (
    <>
      <h1 className="text-3xl">Import and export</h1>
      <ExportSection today={toDhakaIso(new Date()).slice(0, 10)} />
      <ImportSection />
      <ImportList imports={imports} />
    </>
  );
}
