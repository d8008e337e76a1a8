import { useLanguage, useWords } from "#words";
import type { Language } from "@/lib/words/constants";
import { langOfEnglish } from "@/lib/words/owners-text";
import type { SaleDto } from "@/lib/catalogue/sales/dto";
import { usePeriodWords } from "@/components/words/use-period-words";
import { PageLink } from "@/components/ui/page-link";
import type { DayNumbers, DeskNumbers as Numbers } from "@/lib/reports/desk-home/dto";
import { lowStockPath, ordersOfDayPath, parcelsPath, salePath, toCallPath } from "@/lib/desk-paths";
import { PATHS } from "@/lib/paths";
import { ORDER_STEPS, type OrderStatus } from "@/lib/orders/lifecycle";

interface ToDoProps {
  numbers: Numbers;
  /** The number of messages that were given up. */
  failed: number;
  /** The number of reviews that wait for the desk. */
  reviews: number;
  isAdmin: boolean;
}

/** The work that waits, each kind with a link to its list; kinds without work are less prominent. */
export function DeskToDo({ numbers, failed, reviews, isAdmin }: ToDoProps) {
  const { toDo: words } = useWords("deskHome");
  const { count, money } = useWords("units");
  const { toCall, overdue, toPack, returnsAsked, lateCash, low, sales } = numbers;
  const kept = sales.reduce((sum, { counts }) => sum + counts.kept, 0);
  const lines: LineProps[] = [
    {
      label: overdue > 0 ? words.overdue(overdue) : words.toCall,
      value: count(toCall),
      href: PATHS.toCall,
      isUrgent: toCall > 0,
    },
    {
      label: words.toPack,
      value: count(toPack),
      href: PATHS.parcels,
      isUrgent: toPack > 0,
    },
    {
      label: words.returns,
      value: count(returnsAsked),
      href: PATHS.parcelReturns,
      isUrgent: returnsAsked > 0,
    },
    { label: words.failed, value: count(failed), href: PATHS.messages, isUrgent: failed > 0 },
    { label: words.reviews, value: count(reviews), href: PATHS.reviews, isUrgent: reviews > 0 },
  ];
  const ofAdmins: LineProps[] = [
    {
      label: lateCash.parcels > 0 ? words.lateCashOf(money(lateCash.taka)) : words.lateCash,
      value: count(lateCash.parcels),
      href: PATHS.cash,
      isUrgent: lateCash.parcels > 0,
    },
    { label: words.low, value: count(low), href: PATHS.runningOut, isUrgent: low > 0 },
    ...(kept > 0 ? [{ label: words.kept, value: count(kept), href: PATHS.sales, isUrgent: true }] : []),
  ];
  return (
    <section aria-labelledby="to-do" className="mt-4 card px-4 py-3">
      <h2 id="to-do" className="text-lg">
        {words.title}
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
  const { numbers: words, backup: sayBackup, callFirst: sayCallFirst } = useWords("deskHome");
  const { count } = useWords("units");
  const lang = langOfEnglish(useLanguage());
  const saleLine = useSaleLine();
  const { today, yesterday, withCourier, soldOut, sales, backup, callFirst, troubles } = numbers;
  return (
    <section aria-label={words.label} className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-3">
      <Day title={words.today} day={today} />
      <Day title={words.yesterday} day={yesterday} />
      <Card
        title={words.now}
        lines={[
          {
            label: words.withCourier,
            value: count(withCourier),
            href: parcelsPath("withCourier"),
          },
          { label: words.soldOut, value: count(soldOut), href: lowStockPath({ order: "stock" }) },
          ...sales.map(saleLine),
        ]}
      />
      {backup && (
        <p
          className={`text-sm lg:col-span-3 ${backup.isTrouble ? "font-semibold text-selvedge" : "text-muted"}`}
        >
          {sayBackup(backup)}
        </p>
      )}
      {troubles.map((text) => (
        <Warning key={text} lang={lang}>
          {text}
        </Warning>
      ))}
      {callFirst && <Warning>{sayCallFirst(callFirst)}</Warning>}
    </section>
  );
}

function Warning({ lang, children }: { lang?: Language | undefined; children: string }) {
  return (
    <p lang={lang} className="text-sm font-semibold text-selvedge lg:col-span-3">
      {children}
    </p>
  );
}

/** Such as `Sale “Eid” running until Sat 28 Nov`. */
function useSaleLine(): (sale: SaleDto) => LineProps {
  const { sale: words } = useWords("deskHome");
  const { start, end } = usePeriodWords();
  return (sale) => ({
    label: words.label(sale.name, words.states[sale.state](start(sale.startsAt), end(sale.endsAt))),
    value: words.off(sale.percent),
    href: salePath(sale._id),
  });
}

function Day({ title, day }: { title: string; day: DayNumbers }) {
  const { date, orders, toCall, confirmed, canceled, toCollect } = day;
  const { day: words } = useWords("deskHome");
  const { percent } = useWords("deskKit");
  const { day: sayDay } = useWords("orders");
  const { count, money } = useWords("units");
  const share = orders === 0 ? "" : ` (${percent(Math.round((100 * confirmed) / orders))})`;
  const listed = (status?: OrderStatus) => ordersOfDayPath(date, status);
  const [ofConfirmed, ofCanceled] = [listed(ORDER_STEPS.confirm.to), listed(ORDER_STEPS.cancel.to)];
  return (
    <Card
      title={title}
      note={sayDay(date)}
      lines={[
        { label: words.orders, value: count(orders), href: listed() },
        { label: words.toCall, value: count(toCall), href: toCallPath(date) },
        { label: words.confirmed, value: count(confirmed) + share, href: ofConfirmed },
        { label: words.cancelled, value: count(canceled), href: ofCanceled },
        { label: words.toCollect, value: money(toCollect), href: ofConfirmed },
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
        className={`flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5 hover:text-indigo ${isQuiet ? "text-muted" : ""}`}
      >
        <span>{label}</span>
        <span className={`price text-lg ${isUrgent ? "text-selvedge" : ""}`}>{value}</span>
      </PageLink>
    </li>
  );
}
