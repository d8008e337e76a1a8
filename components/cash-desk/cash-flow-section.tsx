import { formatDay } from "@/lib/platform/time/format-day";
import type { ReactNode } from "react";
import { type Column, DataTable } from "@/components/reports-desk/data-table";
import { RangeForm } from "@/components/desk-kit/range-form";
import { ErrorNotice } from "@/components/ui/call-notices";
import { OrderLink } from "@/components/desk-kit/order-link";
import { CashLine } from "@/components/cash-desk/cash-line";
import { formatCount } from "@/lib/platform/text/format";
import type { NamedRange } from "@/lib/platform/time/day-range";
import { PATHS } from "@/lib/paths";
import type { CashFlow, RefundRow } from "@/lib/cash/payouts/dto";
import { METHOD_LABELS } from "@/lib/orders/lines/words";

interface CashFlowSectionProps {
  flow: CashFlow;
  usual: NamedRange[];
  problem?: string | undefined;
  /** The links to the other refunds. */
  links: ReactNode;
}

/** The cash received, the couriers' charges and the refunds of a range of days. */
export function CashFlowSection({ flow, usual, problem, links }: CashFlowSectionProps) {
  const { from, to, refunds } = flow;
  return (
    <section aria-labelledby="flow" className="min-w-0">
      <h2 id="flow" className="text-2xl">
        Received and paid back
      </h2>
      <p className="mb-2 max-w-prose text-muted">
        From {formatDay(from)} to {formatDay(to)}, in Dhaka time. Each sum counts on the day on which it was
        noted.
      </p>
      <RangeForm path={PATHS.cash} range={{ from, to }} usual={usual} />
      <ErrorNotice error={problem} className="mt-4" />
      <Sums flow={flow} />
      {refunds.rows.length > 0 && <Refunds refunds={refunds.rows} total={refunds.total} />}
      {links}
    </section>
  );
}

function Sums({ flow: { received, advances, kept, refunded, net, byMethod } }: { flow: CashFlow }) {
  return (
    <dl className="mt-4 grid max-w-xl grid-cols-1 card px-4 py-1">
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

const REFUND_COLUMNS: Column<RefundRow>[] = [
  { head: "Day", value: ({ day }) => day, className: "whitespace-nowrap tabular-nums" },
  {
    head: "By",
    value: ({ method, reference }) => (
      <>
        {METHOD_LABELS[method]} <bdi>{reference}</bdi>
      </>
    ),
    className: "wrap-anywhere",
  },
  { head: "BDT", value: ({ amount }) => formatCount(amount) },
];

function Refunds({ refunds, total }: { refunds: RefundRow[]; total: number }) {
  return (
    <DataTable
      isCaptioned
      caption={`Refunds${total > refunds.length ? `, ${refunds.length} of ${formatCount(total)}` : ""}`}
      rows={refunds}
      keyOf={({ returnId }) => returnId}
      head="Order"
      renderName={({ orderNumber }) => <OrderLink orderNumber={orderNumber} className="tap-link" />}
      columns={REFUND_COLUMNS}
      className="mt-6 max-w-xl text-sm"
    />
  );
}
