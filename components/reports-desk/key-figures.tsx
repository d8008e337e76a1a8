import { useWords } from "#words";
import { Figure, type FigureProps } from "@/components/reports-desk/figure";
import { formatShare, returnShare } from "@/components/reports-desk/number-words";
import type { Numbers, NumbersReport } from "@/lib/reports/numbers/dto";
import type { Words } from "@/lib/words/words";

interface Spoken {
  reports: Words["deskReports"];
  units: Words["units"];
  percent: Words["deskKit"]["percent"];
}

/** The totals of a range of days, from orders to money. */
export function KeyFigures({ report: { total, medianMinutes } }: { report: NumbersReport }) {
  const spoken = {
    reports: useWords("deskReports"),
    units: useWords("units"),
    percent: useWords("deskKit").percent,
  };
  const figures = [
    ...ordersOf(spoken, total, medianMinutes),
    ...doorsOf(spoken, total),
    ...cashOf(spoken, total),
  ];
  return (
    <dl className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-2 lg:grid-cols-4">
      {figures.map((figure) => (
        <Figure key={figure.name} {...figure} />
      ))}
    </dl>
  );
}

function ordersOf(
  { reports: { figures, wait }, units: { count, money }, percent }: Spoken,
  total: Numbers,
  medianMinutes: NumbersReport["medianMinutes"],
): FigureProps[] {
  const { orders = 0, pending = 0, confirmed = 0, canceled = 0, calledOff = 0 } = total;
  const { toSend = 0, withCourier = 0, confirmedTaka = 0 } = total;
  const shareOf = (part: number) => orders > 0 && figures.share(formatShare(part, orders, percent));
  return [
    { name: figures.orders.name, value: count(orders), notes: [figures.orders.toCall(pending)] },
    {
      name: figures.confirmed.name,
      value: count(confirmed),
      notes: [
        shareOf(confirmed),
        money(confirmedTaka),
        medianMinutes !== null && figures.confirmed.half(wait(medianMinutes)),
      ],
    },
    {
      name: figures.cancelled.name,
      value: count(canceled),
      notes: [shareOf(canceled), figures.cancelled.byCustomer(calledOff)],
    },
    {
      name: figures.underWay.name,
      value: count(toSend + withCourier),
      notes: [figures.underWay.toSend(toSend), figures.underWay.withCourier(withCourier)],
    },
  ];
}

/** The figures of parcels that reached a door. */
function doorsOf(
  { reports: { figures }, units: { count, money }, percent }: Spoken,
  total: Numbers,
): FigureProps[] {
  const { delivered = 0, returned = 0, lost = 0, sentBackPieces = 0 } = total;
  const { deliveredTaka = 0, returnedTaka = 0 } = total;
  const back = returnShare(total, percent);
  return [
    {
      name: figures.delivered.name,
      value: count(delivered),
      notes: [money(deliveredTaka), sentBackPieces > 0 && figures.delivered.takenOff],
    },
    {
      name: figures.sentBack.name,
      value: count(returned),
      notes: [
        back && figures.sentBack.share(back),
        money(returnedTaka),
        sentBackPieces > 0 && figures.sentBack.pieces(sentBackPieces),
        lost > 0 && figures.sentBack.lost(lost),
      ],
    },
  ];
}

function cashOf({ reports: { figures }, units: { money } }: Spoken, total: Numbers): FigureProps[] {
  const { cashExpected = 0, cashReceived = 0, cashDue = 0, cashShort = 0, cashOver = 0 } = total;
  const { advanceTaka = 0, refundedTaka = 0 } = total;
  const { expected, received: words } = figures;
  const received = cashReceived + advanceTaka;
  return [
    { name: expected.name, value: money(cashExpected), notes: [expected.meaning, expected.due(cashDue)] },
    {
      name: words.name,
      value: money(received),
      notes: [
        advanceTaka > 0 && words.inAdvance(advanceTaka),
        cashShort > 0 && words.short(cashShort),
        cashOver > 0 && words.over(cashOver),
        refundedTaka > 0 && words.paidBack(refundedTaka),
        refundedTaka > 0 && words.left(received - refundedTaka),
      ],
    },
  ];
}
