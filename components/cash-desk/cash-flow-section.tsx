import { useWords } from "#words";
import type { Words } from "@/lib/words/words";
import type { ReactNode } from "react";
import { type Column, DataTable } from "@/components/reports-desk/data-table";
import { RangeForm } from "@/components/desk-kit/range-form";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { OrderLink } from "@/components/desk-kit/order-link";
import { CashLine } from "@/components/cash-desk/cash-line";
import type { NamedRange, RangeProblem } from "@/lib/platform/time/day-range";
import { PATHS } from "@/lib/paths";
import type { CashFlow, RefundRow } from "@/lib/cash/payouts/dto";

interface CashFlowSectionProps {
  flow: CashFlow;
  usual: NamedRange[];
  problem?: RangeProblem | undefined;
  /** The links to the other refunds. */
  links: ReactNode;
}

/** The cash received, the couriers' charges and the refunds of a range of days. */
export function CashFlowSection({ flow, usual, problem, links }: CashFlowSectionProps) {
  const { flow: words } = useWords("deskCash");
  const { problems } = useWords("deskKit").range;
  const { day } = useWords("orders");
  const { from, to, refunds } = flow;
  return (
    <section aria-labelledby="flow" className="min-w-0">
      <h2 id="flow" className="text-2xl">
        {words.title}
      </h2>
      <p className="mb-2 max-w-prose text-muted">{words.intro(day(from), day(to))}</p>
      <RangeForm path={PATHS.cash} range={{ from, to }} usual={usual} />
      <ErrorNotice error={problem && problems[problem]} className="mt-4" />
      <Sums flow={flow} />
      {refunds.rows.length > 0 && <Refunds refunds={refunds.rows} total={refunds.total} />}
      {links}
    </section>
  );
}

function Sums({ flow: { received, advances, kept, refunded, net, byMethod } }: { flow: CashFlow }) {
  const { flow: words } = useWords("deskCash");
  const { refundMethods } = useWords("deskLabels");
  return (
    <dl className="mt-4 grid max-w-xl grid-cols-1 card px-4 py-1">
      <CashLine name={words.received} taka={received} />
      <CashLine name={words.advances} taka={advances} />
      <CashLine name={words.kept} taka={kept} />
      <CashLine name={words.refunded} taka={refunded} />
      {byMethod.map(({ method, count, taka }) => (
        <CashLine key={method} name={words.byMethod(refundMethods[method], count)} taka={taka} isInner />
      ))}
      <CashLine name={words.left} taka={net} isStrong />
    </dl>
  );
}

interface Spoken {
  words: Words["deskCash"]["flow"]["refunds"];
  methods: Words["deskLabels"]["refundMethods"];
  count: Words["units"]["count"];
  sayDay: Words["orders"]["day"];
}

const columnsOf = ({ words, methods, count, sayDay }: Spoken): Column<RefundRow>[] => [
  { head: words.day, value: ({ day }) => sayDay(day), className: "whitespace-nowrap tabular-nums" },
  {
    head: words.by,
    value: ({ method, reference }) => (
      <>
        {methods[method]} <bdi>{reference}</bdi>
      </>
    ),
    className: "wrap-anywhere",
  },
  { head: words.taka, value: ({ amount }) => count(amount) },
];

function Refunds({ refunds, total }: { refunds: RefundRow[]; total: number }) {
  const { refunds: words } = useWords("deskCash").flow;
  const { refundMethods: methods } = useWords("deskLabels");
  const { count } = useWords("units");
  const { day: sayDay } = useWords("orders");
  return (
    <DataTable
      isCaptioned
      caption={words.title(refunds.length, total)}
      rows={refunds}
      keyOf={({ returnId }) => returnId}
      head={words.order}
      renderName={({ orderNumber }) => <OrderLink orderNumber={orderNumber} className="tap-link" />}
      columns={columnsOf({ words, methods, count, sayDay })}
      className="mt-6 max-w-xl text-sm"
    />
  );
}
