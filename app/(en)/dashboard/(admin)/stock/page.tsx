import type { Metadata } from "next";
import { PartLinks } from "@/components/desk-kit/part-links";
import { StockInForm } from "@/components/products-desk/stock-in/stock-in-form";
import { StockInList } from "@/components/products-desk/stock-in/stock-in-list";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { listImports } from "@/lib/catalogue/imports/queries";
import { importsPlaceSchema } from "@/lib/catalogue/imports/schema";
import { PATHS } from "@/lib/paths";
import { parsePlace } from "@/lib/platform/http/list";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { toDhakaDay } from "@/lib/platform/time/dhaka";

export const metadata: Metadata = { title: "Stock in" };

export default async function StockInPage({ searchParams }: PageProps<"/dashboard/stock">) {
  await requireAdmin();
  const place = parsePlace(importsPlaceSchema, await searchParams);
  const { rows, next, total } = await withPageDeadline(() => listImports({ ...place, kind: "stockIn" }));
  const suppliers = [...new Set(rows.flatMap(({ stockIn }) => stockIn?.supplier ?? []))];
  return (
    <>
      <h1 className="text-3xl">Stock in</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        Enter what came and what you paid for it. The pieces can be ordered at once, and the cost of each
        product becomes the average of all its pieces. Only admins see costs.
      </p>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <section aria-labelledby="new-stock-in" className="grid grid-cols-1 gap-4">
          <h2 id="new-stock-in" className="text-xl">
            What came
          </h2>
          <StockInForm today={toDhakaDay(Date.now())} suppliers={suppliers} />
        </section>
        <section aria-labelledby="stock-ins" className="grid grid-cols-1 gap-4">
          <h2 id="stock-ins" className="text-xl">
            Booked in
          </h2>
          <StockInList stockIns={rows} />
          <PartLinks path={PATHS.stockIn} isLater={place.cursor !== undefined} {...{ next, total }} />
        </section>
      </div>
    </>
  );
}
