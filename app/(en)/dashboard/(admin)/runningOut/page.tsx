import type { Metadata } from "next";
import { RunningOutList } from "@/components/products-desk/running-out-list";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { listLowStock } from "@/lib/orders/low-stock/queries";
import { ENOUGH_DAYS, SALES_DAYS } from "@/lib/orders/low-stock/rules";
import { PageLink } from "@/components/ui/page-link";
import { settingsPath } from "@/lib/desk-paths";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskMenu").places.runningOut });

export default async function RunningOutPage() {
  await requireAdmin();
  const low = await withPageDeadline(() => listLowStock());
  const { places } = wordsOf("deskMenu");
  const { about } = wordsOf("deskStock").runningOut;
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{places.runningOut}</h1>
      <p className="mt-2 mb-4 max-w-prose text-muted">
        {about.before(ENOUGH_DAYS, SALES_DAYS)}
        <PageLink href={settingsPath("stock")} className="link">
          {places.settings}
        </PageLink>
        {about.after}
      </p>
      <RunningOutList low={low} />
    </>
  );
}
