import type { ReactNode } from "react";
import { CashNote } from "@/components/cash/cash-note";
import { PageLink } from "@/components/ui/page-link";
import { formatBdt, formatCount } from "@/lib/format";
import { COURIER_LABELS, PARCEL_LABELS } from "@/lib/parcels/rules";
import { allOrdersPath } from "@/lib/paths";
import type { CashParcel } from "@/lib/payouts/dto";

interface CashListProps {
  title: string;
  words: ReactNode;
  parcels: CashParcel[];
  /** How many there are; the oldest are shown. */
  count: number;
}

/** Parcels whose money somebody should look after; nothing where there are none. */
export function CashList({ title, words, parcels, count }: CashListProps) {
  if (count === 0) return null;
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="text-2xl">
        {title} <span className="text-lg text-muted tabular-nums">({formatCount(count)})</span>
      </h2>
      <p className="mb-3 text-muted">
        {words}
        {count > parcels.length && ` The oldest ${parcels.length} are shown.`}
      </p>
      <ul className="grid grid-cols-1 gap-2">
        {parcels.map((parcel) => (
          <li
            key={parcel.orderId}
            className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-cloth border border-ink/15 bg-white px-4 py-2 lg:grid-cols-2"
          >
            <Parcel parcel={parcel} />
            <CashNote
              key={parcel.received}
              orderId={parcel.orderId}
              orderNumber={parcel.orderNumber}
              received={parcel.received}
              due={parcel.due}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Parcel({ parcel }: { parcel: CashParcel }) {
  const { orderNumber, name, courier, state, due, received, days } = parcel;
  const gap = (received ?? 0) - due;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
        <PageLink
          href={allOrdersPath(String(orderNumber))}
          className="price inline-flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4"
        >
          {orderNumber}
        </PageLink>
        <span className="font-semibold">{name}</span>
      </p>
      <p className="text-sm text-muted">
        {PARCEL_LABELS[state]} · {COURIER_LABELS[courier]} · handed over{" "}
        {days === 0 ? "today" : days === 1 ? "yesterday" : `${days} days ago`}
      </p>
      <p className="tabular-nums">
        {received === null ? (
          `${formatBdt(due)} to come`
        ) : (
          <>
            {formatBdt(received)} received <span className="whitespace-nowrap">of {formatBdt(due)}</span>
          </>
        )}
        {received !== null && gap !== 0 && (
          <>
            {", "}
            <strong className="font-semibold whitespace-nowrap text-selvedge">
              {gap < 0 ? `${formatBdt(-gap)} short` : `${formatBdt(gap)} over`}
            </strong>
          </>
        )}
      </p>
    </div>
  );
}
