import { useWords } from "#words";
import { MoneyFigures } from "@/components/reports-desk/money-figures";
import { ProfitLists } from "@/components/reports-desk/profit-lists";
import { SalesPlot } from "@/components/reports-desk/sales-plot";
import { PageLink } from "@/components/ui/page-link";
import { PATHS } from "@/lib/paths";
import type { NumbersReport } from "@/lib/reports/numbers/dto";

/** What the goods of a range of days brought, and what they cost. */
export function SalesSection({ report }: { report: NumbersReport }) {
  const { sales, day } = useWords("deskReports");
  const { from, to } = report.before;
  return (
    <section aria-labelledby="sales" className="grid min-w-0 grid-cols-1 gap-4">
      <div>
        <h2 id="sales" className="text-xl">
          {sales.title}
        </h2>
        <p className="max-w-prose text-sm text-muted">{sales.compared(day(from), day(to))}</p>
      </div>
      <MoneyFigures report={report} />
      <SalesPlot series={report.series} />
      {report.total.costedTaka ? (
        <ProfitLists report={report} />
      ) : (
        <p className="max-w-prose">
          {sales.unknownCosts.before}
          <PageLink href={PATHS.stockIn} className="font-semibold text-indigo underline">
            {sales.unknownCosts.link}
          </PageLink>
          {sales.unknownCosts.after}
        </p>
      )}
    </section>
  );
}
