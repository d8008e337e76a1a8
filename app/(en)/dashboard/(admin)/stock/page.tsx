import type { Metadata } from "next";
import { PartLinks } from "@/components/desk-kit/part-links";
import { StockInForm } from "@/components/products-desk/stock-in/stock-in-form";
import { StockInList } from "@/components/products-desk/stock-in/stock-in-list";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { listImports } from "@/lib/catalogue/imports/queries";
import { importsPlaceSchema } from "@/lib/catalogue/imports/schema";
import { STOCK_IN_COLUMNS } from "@/lib/catalogue/products/csv-columns";
import { PATHS } from "@/lib/paths";
import { parsePlace } from "@/lib/platform/http/list";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskMenu").places.stockIn });

export default async function StockInPage({ searchParams }: PageProps<"/dashboard/stock">) {
  await requireAdmin();
  const place = parsePlace(importsPlaceSchema, await searchParams);
  const { rows, next, total } = await withPageDeadline(() => listImports({ ...place, kind: "stockIn" }));
  const suppliers = [...new Set(rows.flatMap(({ stockIn }) => stockIn?.supplier ?? []))];
  const { pieces, cost } = STOCK_IN_COLUMNS;
  const { stockIn: words } = wordsOf("deskStock");
  return (
    <>
      <h1 className="text-3xl">{wordsOf("deskMenu").places.stockIn}</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">{words.about}</p>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <section aria-labelledby="new-stock-in" className="grid grid-cols-1 gap-4">
          <h2 id="new-stock-in" className="text-xl">
            {words.came}
          </h2>
          <StockInForm today={toDhakaDay(Date.now())} suppliers={suppliers} columns={{ pieces, cost }} />
        </section>
        <section aria-labelledby="stock-ins" className="grid grid-cols-1 gap-4">
          <h2 id="stock-ins" className="text-xl">
            {words.bookedIn}
          </h2>
          <StockInList stockIns={rows} />
          <PartLinks path={PATHS.stockIn} isLater={place.cursor !== undefined} {...{ next, total }} />
        </section>
      </div>
    </>
  );
}
