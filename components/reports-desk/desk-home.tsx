import { formatDay } from "@/lib/platform/time/format-day";
import { stateWithTime } from "@/lib/catalogue/sales/words";
import type { SaleDto } from "@/lib/catalogue/sales/dto";
import { PageLink } from "@/components/ui/page-link";
import { formatBdt, formatCount } from "@/lib/platform/text/format";
import type { DayNumbers, DeskNumbers as Numbers } from "@/lib/reports/desk-home/dto";
import { lowStockPath, ordersOfDayPath, parcelsPath, salePath, toCallPath } from "@/lib/desk-paths";
import { PATHS } from "@/lib/paths";
import { ORDER_STEPS, type OrderStatus } from "@/lib/orders/lifecycle";

interface ToDoProps {
  numbers: Numbers;
  /** The number of messages that were given up. */
  failed: number;
  isAdmin: boolean;
}

/** The work that waits, each kind with a link to its list; kinds without work are less prominent. */
export function DeskToDo({ numbers, failed, isAdmin }: ToDoProps) {
  const { toCall, overdue, toPack, returnsAsked, lateCash, low, sales } = numbers;
  const kept = sales.reduce((sum, { counts }) => sum + counts.kept, 0);
  const lines: LineProps[] = [
    {
      label: overdue > 0 ? `To call, ${formatCount(overdue)} overdue` : "To call",
      value: formatCount(toCall),
      href: PATHS.toCall,
      isUrgent: toCall > 0,
    },
    {
      label: "Parcels to pack and send",
      value: formatCount(toPack),
      href: PATHS.parcels,
      isUrgent: toPack > 0,
    },
    {
      label: "Returns asked for",
      value: formatCount(returnsAsked),
      href: PATHS.parcelReturns,
      isUrgent: returnsAsked > 0,
    },
    { label: "Messages that failed", value: formatCount(failed), href: PATHS.messages, isUrgent: failed > 0 },
  ];
  const ofAdmins: LineProps[] = [
    {
      label: lateCash.parcels > 0 ? `Cash late, ${formatBdt(lateCash.taka)}` : "Cash late",
      value: formatCount(lateCash.parcels),
      href: PATHS.cash,
      isUrgent: lateCash.parcels > 0,
    },
    { label: "Running out", value: formatCount(low), href: PATHS.runningOut, isUrgent: low > 0 },
    ...(kept > 0
      ? [{ label: "Not put back after a sale", value: formatCount(kept), href: PATHS.sales, isUrgent: true }]
      : []),
  ];
  return (
    <section aria-labelledby="to-do" className="mt-4 card px-4 py-3">
      <h2 id="to-do" className="text-lg">
        To do now
      </h2>
      <ul className="mt-1 gap-x-8 lg:grid lg:grid-cols-2">
        {[...lines, ...(isAdmin ? ofAdmins : [])].map((line) => (
          <Line key={line.href} {...line} isQuiet={!line.isUrgent} />
        ))}
      </ul>
    </section>
  );
}

/** Today and yesterday in numbers, each with a link to the things that it counts. */
export function DeskNumbers({ numbers }: { numbers: Numbers }) {
  const { today, yesterday, withCourier, soldOut, sales, backup, troubles } = numbers;
  return (
    <section aria-label="The desk in numbers" className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-3">
      <Day title="Today" day={today} />
      <Day title="Yesterday" day={yesterday} />
      <Card
        title="Now"
        lines={[
          {
            label: "Parcels on the way",
            value: formatCount(withCourier),
            href: parcelsPath("withCourier"),
          },
          { label: "Products sold out", value: formatCount(soldOut), href: lowStockPath({ order: "stock" }) },
          ...sales.map(saleLine),
        ]}
      />
      {backup && (
        <p
          className={`text-sm lg:col-span-3 ${backup.isTrouble ? "font-semibold text-selvedge" : "text-muted"}`}
        >
          {backup.words}
        </p>
      )}
      {troubles.map((words) => (
        <p key={words} className="text-sm font-semibold text-selvedge lg:col-span-3">
          {words}
        </p>
      ))}
    </section>
  );
}

/** Such as `Sale “Eid” running until Sat 28 Nov, 00:00`. */
const saleLine = (sale: SaleDto): LineProps => ({
  label: `Sale “${sale.name}” ${stateWithTime(sale)}`,
  value: `${sale.percent}% off`,
  href: salePath(sale._id),
});

function Day({ title, day }: { title: string; day: DayNumbers }) {
  const { date, orders, toCall, confirmed, canceled, toCollect } = day;
  const share = orders === 0 ? "" : ` (${Math.round((100 * confirmed) / orders)}%)`;
  const listed = (status?: OrderStatus) => ordersOfDayPath(date, status);
  const [ofConfirmed, ofCanceled] = [listed(ORDER_STEPS.confirm.to), listed(ORDER_STEPS.cancel.to)];
  return (
    <Card
      title={title}
      note={formatDay(date)}
      lines={[
        { label: "Orders", value: formatCount(orders), href: listed() },
        { label: "Still to call", value: formatCount(toCall), href: toCallPath(date) },
        { label: "Confirmed", value: formatCount(confirmed) + share, href: ofConfirmed },
        { label: "Cancelled", value: formatCount(canceled), href: ofCanceled },
        { label: "To collect", value: formatBdt(toCollect), href: ofConfirmed },
      ]}
    />
  );
}

interface CardProps {
  title: string;
  note?: string;
  lines: LineProps[];
}

function Card({ title, note, lines }: CardProps) {
  return (
    <div className="card px-4 py-3">
      <h2 className="flex items-baseline justify-between text-lg">
        {title} <span className="text-sm font-normal text-muted tabular-nums">{note}</span>
      </h2>
      <ul className="mt-1">
        {lines.map((line) => (
          <Line key={`${line.label} ${line.href}`} {...line} />
        ))}
      </ul>
    </div>
  );
}

interface LineProps {
  label: string;
  value: string;
  href: string;
  isUrgent?: boolean;
  isQuiet?: boolean;
}

function Line({ label, value, href, isUrgent = false, isQuiet = false }: LineProps) {
  return (
    <li className="stitch-b last:border-b-0">
      <PageLink
        href={href}
        className={`flex min-h-11 flex-wrap items-center justify-between gap-x-4 hover:text-indigo ${isQuiet ? "text-muted" : ""}`}
      >
        <span>{label}</span>
        <span className={`price text-lg ${isUrgent ? "text-selvedge" : ""}`}>{value}</span>
      </PageLink>
    </li>
  );
}
