import { PageLink } from "@/components/ui/page-link";
import { formatBdt, formatCount } from "@/lib/platform/text/format";
import type { DayNumbers, DeskNumbers as Numbers } from "@/lib/reports/desk-home/dto";
import { lowStockPath, ordersOfDayPath, parcelsPath, PATHS, toCallPath } from "@/lib/paths";
import { ORDER_STEPS, type OrderStatus } from "@/lib/orders/lifecycle";

/** Today and yesterday in numbers, each of them the way to what it counts. */
export function DeskNumbers({ numbers }: { numbers: Numbers }) {
  const { today, yesterday, toCall, overdue, toPack, withCourier, returnsAsked, soldOut, low, backup } =
    numbers;
  return (
    <section aria-label="The desk in numbers" className="mt-6 grid grid-cols-1 gap-4 lg:grid-cols-3">
      <Card
        title="Now"
        lines={[
          { label: "To call", value: formatCount(toCall), href: PATHS.toCall, isUrgent: toCall > 0 },
          { label: "Overdue", value: formatCount(overdue), href: PATHS.toCall, isUrgent: overdue > 0 },
          { label: "Parcels to pack", value: formatCount(toPack), href: PATHS.parcels },
          {
            label: "Parcels with the courier",
            value: formatCount(withCourier),
            href: parcelsPath("withCourier"),
          },
          {
            label: "Returns asked for",
            value: formatCount(returnsAsked),
            href: PATHS.parcelReturns,
            isUrgent: returnsAsked > 0,
          },
          { label: "Products sold out", value: formatCount(soldOut), href: lowStockPath({ order: "stock" }) },
          { label: "Products low in a size", value: formatCount(low), href: lowStockPath({ low: "1" }) },
        ]}
      />
      <Day title="Today" day={today} />
      <Day title="Yesterday" day={yesterday} />
      {backup && (
        <p
          className={`text-sm lg:col-span-3 ${backup.isTrouble ? "font-semibold text-selvedge" : "text-muted"}`}
        >
          {backup.words}
        </p>
      )}
    </section>
  );
}

function Day({ title, day }: { title: string; day: DayNumbers }) {
  const { date, orders, toCall, confirmed, canceled, toCollect } = day;
  const share = orders === 0 ? "" : ` (${Math.round((100 * confirmed) / orders)} %)`;
  const listed = (status?: OrderStatus) => ordersOfDayPath(date, status);
  const [ofConfirmed, ofCanceled] = [listed(ORDER_STEPS.confirm.to), listed(ORDER_STEPS.cancel.to)];
  return (
    <Card
      title={title}
      note={date}
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
    <div className="rounded-cloth border border-ink/15 bg-white px-4 py-3">
      <h2 className="flex items-baseline justify-between text-lg">
        {title} <span className="text-sm font-normal text-muted tabular-nums">{note}</span>
      </h2>
      <ul className="mt-1">
        {lines.map((line) => (
          <Line key={line.label} {...line} />
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
}

function Line({ label, value, href, isUrgent = false }: LineProps) {
  return (
    <li className="stitch-b last:border-b-0">
      <PageLink
        href={href}
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 hover:text-indigo"
      >
        <span>{label}</span>
        <span className={`price text-lg ${isUrgent ? "text-selvedge" : ""}`}>{value}</span>
      </PageLink>
    </li>
  );
}
