import type { Metadata } from "next";
import { RunningOutList } from "@/components/products-desk/running-out-list";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { listLowStock } from "@/lib/orders/low-stock/queries";
import { ENOUGH_DAYS, SALES_DAYS } from "@/lib/orders/low-stock/rules";
import { PageLink } from "@/components/ui/page-link";
import { settingsPath } from "@/lib/desk-paths";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";

export const metadata: Metadata = { title: "Running out" };

export default async function RunningOutPage() {
  await requireAdmin();
  const low = await withPageDeadline(() => listLowStock());
  return (
    <>
      <h1 className="text-2xl md:text-3xl">Running out</h1>
      <p className="mt-2 mb-4 max-w-prose text-muted">
        Sizes and colors that have reached their product’s limit, or that sell out in less than {ENOUGH_DAYS}{" "}
        days at the pace of the last {SALES_DAYS}. You set the limit in the product’s form, and that of the
        whole shop under{" "}
        <PageLink href={settingsPath("stock")} className="link">
          Settings
        </PageLink>
        .
      </p>
      <RunningOutList low={low} />
    </>
  );
}
