import { MoneyFigures } from "@/components/reports-desk/money-figures";
import { ProfitLists } from "@/components/reports-desk/profit-lists";
import { SalesPlot } from "@/components/reports-desk/sales-plot";
import { PageLink } from "@/components/ui/page-link";
import { PATHS } from "@/lib/paths";
import { formatDay } from "@/lib/platform/time/format-day";
import type { NumbersReport } from "@/lib/reports/numbers/dto";

/** What the goods of a range of days brought, and what they cost. */
export function SalesSection({ report }: { report: NumbersReport }) {
  const { from, to } = report.before;
  return (
    <section aria-labelledby="sales" className="grid min-w-0 grid-cols-1 gap-4">
      <div>
        <h2 id="sales" className="text-xl">
          Sales and gross profit
        </h2>
        <p className="max-w-prose text-sm text-muted">
          Each figure is compared with{" "}
          {from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`}.
        </p>
      </div>
      <MoneyFigures report={report} />
      <SalesPlot series={report.series} />
      {report.total.costedTaka ? (
        <ProfitLists report={report} />
      ) : (
        <p className="max-w-prose">
          Enter what goods cost under{" "}
          <PageLink href={PATHS.stockIn} className="font-semibold text-indigo underline">
            Stock in
          </PageLink>
          , or in each product. The gross profit of orders from then on shows here.
        </p>
      )}
    </section>
  );
}
