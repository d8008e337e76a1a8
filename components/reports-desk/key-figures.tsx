import { formatShare, formatWait, returnShare } from "@/components/reports-desk/number-words";
import { formatBdt, formatCount } from "@/lib/platform/text/format";
import type { Numbers, NumbersReport } from "@/lib/reports/numbers/dto";

/** What a range came to, from the order to the money. */
export function KeyFigures({ report }: { report: NumbersReport }) {
  return (
    <dl className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-2 lg:grid-cols-4">
      <OrderFigures report={report} />
      <DoorFigures total={report.total} />
      <CashFigures total={report.total} />
    </dl>
  );
}

function OrderFigures({ report: { total, medianMinutes } }: { report: NumbersReport }) {
  const { orders = 0, pending = 0, confirmed = 0, canceled = 0, calledOff = 0 } = total;
  const { toSend = 0, withCourier = 0 } = total;
  return (
    <>
      <Figure name="Orders" value={formatCount(orders)} notes={[`${formatCount(pending)} still to call`]} />
      <Figure
        name="Confirmed"
        value={formatCount(confirmed)}
        notes={[
          formatShare(confirmed, orders) && `${formatShare(confirmed, orders)} of the orders`,
          formatBdt(total.confirmedTaka ?? 0),
          medianMinutes !== null && `half of them within ${formatWait(medianMinutes)}`,
        ]}
      />
      <Figure
        name="Cancelled"
        value={formatCount(canceled)}
        notes={[
          formatShare(canceled, orders) && `${formatShare(canceled, orders)} of the orders`,
          `${formatCount(calledOff)} by the customer`,
        ]}
      />
      <Figure
        name="On the way"
        value={formatCount(toSend + withCourier)}
        notes={[`${formatCount(toSend)} to send`, `${formatCount(withCourier)} with a courier`]}
      />
    </>
  );
}

/** What reached a door. */
function DoorFigures({ total }: { total: Numbers }) {
  const { delivered = 0, returned = 0, lost = 0, sentBackPieces = 0 } = total;
  const back = returnShare(total);
  return (
    <>
      <Figure
        name="Delivered"
        value={formatCount(delivered)}
        notes={[formatBdt(total.deliveredTaka ?? 0), sentBackPieces > 0 && "what was returned is taken off"]}
      />
      <Figure
        name="Came back"
        value={formatCount(returned)}
        notes={[
          back && `${back} of what reached a door`,
          formatBdt(total.returnedTaka ?? 0),
          sentBackPieces > 0 &&
            `${formatCount(sentBackPieces)} ${sentBackPieces === 1 ? "piece" : "pieces"} returned after delivery`,
          lost > 0 && `${formatCount(lost)} lost`,
        ]}
      />
    </>
  );
}

function CashFigures({ total }: { total: Numbers }) {
  const { cashExpected = 0, cashReceived = 0, cashDue = 0, cashShort = 0, cashOver = 0 } = total;
  const { advanceTaka = 0, refundedTaka = 0 } = total;
  const received = cashReceived + advanceTaka;
  return (
    <>
      <Figure
        name="Cash expected"
        value={formatBdt(cashExpected)}
        notes={["handed over, and does not come back", `${formatBdt(cashDue)} still to come`]}
      />
      <Figure
        name="Cash received"
        value={formatBdt(received)}
        notes={[
          advanceTaka > 0 && `${formatBdt(advanceTaka)} of it in advance`,
          cashShort > 0 && `${formatBdt(cashShort)} short`,
          cashOver > 0 && `${formatBdt(cashOver)} over`,
          refundedTaka > 0 && `${formatBdt(refundedTaka)} paid back for returns`,
          refundedTaka > 0 &&
            `${formatBdt(received - refundedTaka)} left after refunds, before couriers’ charges`,
        ]}
      />
    </>
  );
}

interface FigureProps {
  name: string;
  value: string;
  notes: (string | false)[];
}

function Figure({ name, value, notes }: FigureProps) {
  return (
    <div className="min-w-0 rounded-cloth border border-ink/15 bg-white px-3 py-3">
      <dt className="care-label">{name}</dt>
      <dd>
        <span className="price text-2xl">{value}</span>
      </dd>
      {notes.filter(Boolean).map((note) => (
        <dd key={String(note)} className="text-sm text-muted tabular-nums">
          {note}
        </dd>
      ))}
    </div>
  );
}
