import type { Metadata } from "next";
import { NumbersFiles } from "@/components/data-desk/numbers-files";
import { KeyFigures } from "@/components/reports-desk/key-figures";
import { NumberLists } from "@/components/reports-desk/number-lists";
import { OrderPlot } from "@/components/reports-desk/order-plot";
import { SalesSection } from "@/components/reports-desk/sales-section";
import { RangeForm } from "@/components/desk-kit/range-form";
import { Notice } from "@/components/ui/notice";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { readNumbers } from "@/lib/reports/numbers/queries";
import { listUsualRanges, readRange } from "@/lib/platform/time/day-range";
import { readOrdersSettings } from "@/lib/settings/groups/queries";
import { PATHS } from "@/lib/paths";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskReports").numbers.title });

export default async function NumbersPage({ searchParams }: PageProps<"/dashboard/numbers">) {
  await requireAdmin();
  const { numbers: words, day } = wordsOf("deskReports");
  const { problems } = wordsOf("deskKit").range;
  const now = Date.now();
  const { from, to } = await searchParams;
  const { range, problem } = readRange(from, to, now);
  const [report, { bin }] = await withPageDeadline(() =>
    Promise.all([readNumbers(range), readOrdersSettings()]),
  );
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 mb-2 max-w-prose text-muted">{words.intro(day(range.from), day(range.to))}</p>
      <RangeForm path={PATHS.numbers} range={range} usual={listUsualRanges(now)} />
      <div className="mt-4 grid grid-cols-1 gap-8">
        {problem && <Notice kind="error">{problems[problem]}</Notice>}
        {report.left > 0 && <Notice>{words.counting}</Notice>}
        <KeyFigures report={report} />
        {report.total.orders ? (
          <>
            <section aria-labelledby="orders" className="min-w-0">
              <h2 id="orders" className="mb-3 text-xl">
                {words.orders}
              </h2>
              <OrderPlot series={report.series} />
            </section>
            <SalesSection report={report} />
            <NumberLists report={report} />
            <NumbersFiles range={range} hasVat={bin !== ""} />
          </>
        ) : (
          report.left === 0 && <p className="text-lg">{words.none}</p>
        )}
      </div>
    </>
  );
}
