import { Figure, type FigureProps } from "@/components/reports-desk/figure";
import { formatShare, formatWait, returnShare } from "@/components/reports-desk/number-words";
import { formatBdt, formatCount, formatPieces } from "@/lib/platform/text/format";
import type { Numbers, NumbersReport } from "@/lib/reports/numbers/dto";

/** The totals of a range of days, from orders to money. */
export function KeyFigures({ report: { total, medianMinutes } }: { report: NumbersReport }) {
  return (
    <dl className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-2 lg:grid-cols-4">
      {[...ordersOf(total, medianMinutes), ...doorsOf(total), ...cashOf(total)].map((figure) => (
        <Figure key={figure.name} {...figure} />
      ))}
    </dl>
  );
}

function ordersOf(total: Numbers, medianMinutes: NumbersReport["medianMinutes"]): FigureProps[] {
  const { orders = 0, pending = 0, confirmed = 0, canceled = 0, calledOff = 0 } = total;
  const { toSend = 0, withCourier = 0, confirmedTaka = 0 } = total;
  const shareOf = (part: number) => formatShare(part, orders) && `${formatShare(part, orders)} of the orders`;
  const soon = medianMinutes !== null && `half of them within ${formatWait(medianMinutes)}`;
  return [
    { name: "Orders", value: formatCount(orders), notes: [`${formatCount(pending)} still to call`] },
    {
      name: "Confirmed",
      value: formatCount(confirmed),
      notes: [shareOf(confirmed), formatBdt(confirmedTaka), soon],
    },
    {
      name: "Cancelled",
      value: formatCount(canceled),
      notes: [shareOf(canceled), `${formatCount(calledOff)} by the customer`],
    },
    {
      name: "Not delivered yet",
      value: formatCount(toSend + withCourier),
      notes: [`${formatCount(toSend)} to send`, `${formatCount(withCourier)} with a courier`],
    },
  ];
}

/** The figures of parcels that reached a door. */
function doorsOf(total: Numbers): FigureProps[] {
  const { delivered = 0, returned = 0, lost = 0, sentBackPieces = 0 } = total;
  const { deliveredTaka = 0, returnedTaka = 0 } = total;
  const back = returnShare(total);
  return [
    {
      name: "Delivered",
      value: formatCount(delivered),
      notes: [formatBdt(deliveredTaka), sentBackPieces > 0 && "what was returned is taken off"],
    },
    {
      name: "Sent back",
      value: formatCount(returned),
      notes: [
        back && `${back} of what reached a door`,
        formatBdt(returnedTaka),
        sentBackPieces > 0 && `${formatPieces(sentBackPieces)} returned after delivery`,
        lost > 0 && `${formatCount(lost)} lost`,
      ],
    },
  ];
}

function cashOf(total: Numbers): FigureProps[] {
  const { cashExpected = 0, cashReceived = 0, cashDue = 0, cashShort = 0, cashOver = 0 } = total;
  const { advanceTaka = 0, refundedTaka = 0 } = total;
  const received = cashReceived + advanceTaka;
  const left = formatBdt(received - refundedTaka);
  return [
    {
      name: "Cash expected",
      value: formatBdt(cashExpected),
      notes: ["handed over, and does not come back", `${formatBdt(cashDue)} still to come`],
    },
    {
      name: "Cash received",
      value: formatBdt(received),
      notes: [
        advanceTaka > 0 && `${formatBdt(advanceTaka)} of it in advance`,
        cashShort > 0 && `${formatBdt(cashShort)} short`,
        cashOver > 0 && `${formatBdt(cashOver)} over`,
        refundedTaka > 0 && `${formatBdt(refundedTaka)} paid back for returns`,
        refundedTaka > 0 && `${left} left after refunds, before couriers’ charges`,
      ],
    },
  ];
}
