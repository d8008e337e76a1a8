import { useWords } from "#words";
import { useCourierName } from "@/components/words/use-courier-name";
import type { ReactNode } from "react";
import { CashNote } from "@/components/cash-desk/cash-note";
import { OrderLink } from "@/components/desk-kit/order-link";
import type { Part } from "@/lib/platform/http/list";
import type { CashParcel } from "@/lib/cash/payouts/dto";
import { describeState } from "@/lib/orders/lifecycle/words";

interface CashListProps {
  title: string;
  words: ReactNode;
  /** The oldest first. */
  part: Part<CashParcel>;
  /** The links to its other pages. */
  links: ReactNode;
}

/** Parcels whose cash needs attention; nothing where there are none. */
export function CashList({ title, words, part: { rows, total }, links }: CashListProps) {
  const { count } = useWords("units");
  if (total === 0) return null;
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="text-2xl">
        {title} <span className="text-lg text-muted tabular-nums">({count(total)})</span>
      </h2>
      <p className="mb-3 text-muted">{words}</p>
      <ul className="grid grid-cols-1 gap-2">
        {rows.map((parcel) => (
          <li key={parcel.orderId} className="grid grid-cols-1 gap-x-6 gap-y-1 card px-4 py-2 lg:grid-cols-2">
            <Parcel parcel={parcel} />
            <CashNote key={parcel.noted} parcel={parcel} />
          </li>
        ))}
      </ul>
      {links}
    </section>
  );
}

function Parcel({ parcel }: { parcel: CashParcel }) {
  const { orderNumber, courier, money, noted, days } = parcel;
  const name = useWords("deskKit").customer(parcel.name);
  const { list: words } = useWords("deskCash");
  const { timeline } = useWords("orders");
  const { money: say } = useWords("units");
  const nameOf = useCourierName();
  const { expected, short, over } = money;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
        <OrderLink orderNumber={orderNumber} />
        <span className="font-semibold">{name}</span>
      </p>
      <p className="text-sm text-muted">
        {describeState(parcel, timeline)} · {nameOf(courier).label} · {words.handedOver(days)}
      </p>
      <p className="tabular-nums">
        {noted === null ? (
          words.toCome(say(expected))
        ) : (
          <>
            {words.received(say(noted))} <span className="whitespace-nowrap">{words.of(say(expected))}</span>
          </>
        )}
        {short !== over && (
          <>
            {", "}
            <strong className="font-semibold whitespace-nowrap text-selvedge">
              {short > 0 ? words.short(say(short)) : words.over(say(over))}
            </strong>
          </>
        )}
      </p>
    </div>
  );
}
