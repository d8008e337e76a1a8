import { useWords } from "#words";
import { Button } from "@/components/ui/button";
import { OrderLink } from "@/components/desk-kit/order-link";
import { PAYOUT_OUTCOMES } from "@/lib/cash/payouts/constants";
import type { PayoutCheckDto, PayoutRowDto } from "@/lib/cash/payouts/dto";
import { isRecordable } from "@/lib/cash/payouts/rules";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";

interface PayoutReportProps {
  report: PayoutCheckDto;
  isBusy: boolean;
  onRecord: () => void;
}

/** Shows what the rows of a payout mean, and whether their sum fits. */
export function PayoutReport({ report, isBusy, onRecord }: PayoutReportProps) {
  const { rows, sum, recordable, difference } = report;
  const { report: words } = useWords("deskCash");
  const { money } = useWords("units");
  const brought = rows.filter(({ outcome }) => isRecordable(outcome));
  const undelivered = brought.filter(({ state }) => state === PARCEL_STEPS.handOver.to).length;
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={words.label}>
      <p>
        {words.rows(rows.length, money(sum))}{" "}
        {difference === 0 ? (
          words.agrees
        ) : (
          <strong className="font-semibold text-selvedge">
            {words.differs(money(Math.abs(difference)), difference > 0)}
          </strong>
        )}
        {undelivered > 0 && words.undelivered(undelivered)}
      </p>
      {PAYOUT_OUTCOMES.map((outcome) => (
        <Group key={outcome} outcome={outcome} rows={rows.filter((row) => row.outcome === outcome)} />
      ))}
      {brought.length > 0 ? (
        <Button className="justify-self-start" disabled={isBusy} onClick={onRecord}>
          {words.record(money(recordable), brought.length)}
        </Button>
      ) : (
        <p className="font-semibold">{words.none}</p>
      )}
    </section>
  );
}

const MOST_OPEN = 8;

function Group({ outcome, rows }: { outcome: PayoutRowDto["outcome"]; rows: PayoutRowDto[] }) {
  const { report: words } = useWords("deskCash");
  const { payouts } = useWords("deskLabels");
  const { count } = useWords("units");
  const describe = useDescription();
  if (rows.length === 0) return null;
  return (
    <details open={rows.length <= MOST_OPEN && outcome !== "fits"}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {payouts[outcome]}: {count(rows.length)}
        {!isRecordable(outcome) && <span className="font-normal text-muted">{words.leftOut}</span>}
      </summary>
      <ul className="pl-4 text-sm wrap-anywhere tabular-nums">
        {rows.map((row) => (
          <li key={row.row} className="flex flex-wrap items-center gap-x-3">
            <span className="text-muted">{words.row(count(row.row))}</span>
            {row.orderNumber === null ? (
              <span>{row.label}</span>
            ) : (
              <OrderLink orderNumber={row.orderNumber} target="_blank" className="tap-link min-h-8!" />
            )}
            {row.name && <span>{row.name}</span>}
            <span>{describe(row)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function useDescription(): (row: PayoutRowDto) => string {
  const { described: words } = useWords("deskCash").report;
  const { parcels } = useWords("orders").timeline;
  const { money } = useWords("units");
  return ({ outcome, amount, due, received, paidBy, state }) => {
    const paid = amount === null ? "" : money(amount);
    const owed = money(due ?? 0);
    if (outcome === "short" || outcome === "over") {
      const gap = money(Math.abs((amount ?? 0) - (due ?? 0)));
      return words[outcome](paid, owed, gap);
    }
    if (outcome === "difference") return words.difference(paid, money(received ?? 0), owed);
    if (outcome === "paid") return words.paid(paid, money(received ?? 0), owed, paidBy ?? "");
    if (outcome === "notHandedOver" && state) return `${paid}; ${parcels[state]}`;
    return paid;
  };
}
