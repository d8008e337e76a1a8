import { Button } from "@/components/ui/button";
import { OrderLink } from "@/components/desk-kit/order-link";
import { formatBdt } from "@/lib/platform/text/format";
import { PAYOUT_OUTCOMES } from "@/lib/cash/payouts/constants";
import type { PayoutCheckDto, PayoutRowDto } from "@/lib/cash/payouts/dto";
import { isRecordable, OUTCOME_LABELS } from "@/lib/cash/payouts/rules";
import { PARCEL_LABELS } from "@/lib/orders/lifecycle/words";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";

interface PayoutReportProps {
  report: PayoutCheckDto;
  isBusy: boolean;
  onRecord: () => void;
}

/** Shows what the rows of a payout mean, and whether their sum fits. */
export function PayoutReport({ report, isBusy, onRecord }: PayoutReportProps) {
  const { rows, sum, recordable, difference } = report;
  const brought = rows.filter(({ outcome }) => isRecordable(outcome));
  const undelivered = brought.filter(({ state }) => state === PARCEL_STEPS.handOver.to).length;
  return (
    <section className="grid grid-cols-1 gap-3" aria-label="What the rows mean">
      <p>
        {rows.length} {rows.length === 1 ? "row" : "rows"}, {formatBdt(sum)}.{" "}
        {difference === 0 ? (
          "They agree with what was paid and kept."
        ) : (
          <strong className="font-semibold text-selvedge">
            That is {formatBdt(Math.abs(difference))} {difference > 0 ? "more" : "less"} than was paid and
            kept.
          </strong>
        )}
        {undelivered > 0 &&
          ` ${undelivered} of them ${undelivered === 1 ? "is" : "are"} not marked as delivered yet.`}
      </p>
      {PAYOUT_OUTCOMES.map((outcome) => (
        <Group key={outcome} outcome={outcome} rows={rows.filter((row) => row.outcome === outcome)} />
      ))}
      {brought.length > 0 ? (
        <Button className="justify-self-start" disabled={isBusy} onClick={onRecord}>
          Record {formatBdt(recordable)} for {brought.length} {brought.length === 1 ? "parcel" : "parcels"}
        </Button>
      ) : (
        <p className="font-semibold">None of the rows can be recorded.</p>
      )}
    </section>
  );
}

const MOST_OPEN = 8;

function Group({ outcome, rows }: { outcome: PayoutRowDto["outcome"]; rows: PayoutRowDto[] }) {
  if (rows.length === 0) return null;
  return (
    <details open={rows.length <= MOST_OPEN && outcome !== "fits"}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {OUTCOME_LABELS[outcome]}: {rows.length}
        {!isRecordable(outcome) && <span className="font-normal text-muted">, left out</span>}
      </summary>
      <ul className="pl-4 text-sm wrap-anywhere tabular-nums">
        {rows.map((row) => (
          <li key={row.row} className="flex flex-wrap items-center gap-x-3">
            <span className="text-muted">Row {row.row}</span>
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

function describe({ outcome, amount, due, received, paidBy, state }: PayoutRowDto): string {
  const paid = amount === null ? "" : formatBdt(amount);
  const owed = formatBdt(due ?? 0);
  if (outcome === "short" || outcome === "over") {
    const gap = formatBdt(Math.abs((amount ?? 0) - (due ?? 0)));
    return `${paid} of ${owed}: ${gap} ${outcome}`;
  }
  if (outcome === "difference") return `${paid}, after ${formatBdt(received ?? 0)} of ${owed}`;
  if (outcome === "paid") return `${paid}; ${formatBdt(received ?? 0)} of ${owed} came in already, ${paidBy}`;
  if (outcome === "notHandedOver" && state) return `${paid}; ${PARCEL_LABELS[state]}`;
  return paid;
}
