import type { ReactNode } from "react";
import { RangeForm } from "@/components/desk-kit/range-form";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { CashLine } from "@/components/cash-desk/cash-line";
import { formatCount } from "@/lib/platform/text/format";
import type { NamedRange } from "@/lib/platform/time/day-range";
import { allOrdersPath, PATHS } from "@/lib/paths";
import type { CashFlow, RefundRow } from "@/lib/cash/payouts/dto";
import { METHOD_LABELS } from "@/lib/orders/lines/words";

interface CashFlowSectionProps {
  flow: CashFlow;
  usual: NamedRange[];
  problem?: string | undefined;
  /** The ways to the other refunds. */
  links: ReactNode;
}

/** What came in, what couriers kept of it, and what was paid back for returns, of any days. */
export function CashFlowSection({ flow, usual, problem, links }: CashFlowSectionProps) {
  const { from, to, refunds } = flow;
  return (
    <section aria-labelledby="flow" className="min-w-0">
      <h2 id="flow" className="text-2xl">
        Received and paid back
      </h2>
      <p className="mb-2 max-w-prose text-muted">
        From {from} to {to}, in Dhaka time. Each sum counts on the day on which it was noted.
      </p>
      <RangeForm path={PATHS.cash} range={{ from, to }} usual={usual} />
      {problem && (
        <div className="mt-4">
          <Notice kind="error">{problem}</Notice>
        </div>
      )}
      <Sums flow={flow} />
      {refunds.rows.length > 0 && <Refunds refunds={refunds.rows} total={refunds.total} />}
      {links}
    </section>
  );
}

function Sums({ flow: { received, advances, kept, refunded, net, byMethod } }: { flow: CashFlow }) {
  return (
    <dl className="mt-4 grid max-w-xl grid-cols-1 rounded-cloth border border-ink/15 bg-white px-4 py-1">
      <CashLine name="Received from couriers" taka={received} />
      <CashLine name="Paid in advance" taka={advances} />
      <CashLine name="Kept by couriers" taka={kept} />
      <CashLine name="Paid back for returns" taka={refunded} />
      {byMethod.map(({ method, count, taka }) => (
        <CashLine
          key={method}
          name={`${METHOD_LABELS[method]}, ${formatCount(count)} ${count === 1 ? "refund" : "refunds"}`}
          taka={taka}
          isInner
        />
      ))}
      <CashLine name="Left after charges and refunds" taka={net} isStrong />
    </dl>
  );
}

const HEAD_CLASSES = ["py-2", "py-2 pl-3", "py-2 pl-3", "py-2 pl-3 text-right"];

function Refunds({ refunds, total }: { refunds: RefundRow[]; total: number }) {
  return (
    <table className="mt-6 w-full max-w-xl text-left text-sm">
      <caption className="text-left text-base font-semibold">
        Refunds{total > refunds.length && `, ${refunds.length} of ${formatCount(total)}`}
      </caption>
      <thead>
        <tr className="stitch-b align-bottom">
          {["Order", "Day", "By", "BDT"].map((head, index) => (
            <th key={head} scope="col" className={HEAD_CLASSES[index]}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {refunds.map(({ returnId, orderNumber, day, method, reference, amount }) => (
          <tr key={returnId} className="stitch-b align-baseline">
            <th scope="row" className="font-semibold">
              <PageLink
                href={allOrdersPath(String(orderNumber))}
                className="inline-flex min-h-11 items-center text-indigo underline underline-offset-4"
              >
                {orderNumber}
              </PageLink>
            </th>
            <td className="py-1 pl-3 whitespace-nowrap tabular-nums">{day}</td>
            <td className="py-1 pl-3 wrap-anywhere">
              {METHOD_LABELS[method]} <bdi>{reference}</bdi>
            </td>
            <td className="py-1 pl-3 text-right tabular-nums">{formatCount(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
