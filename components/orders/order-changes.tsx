import { formatBdt } from "@/lib/platform/text/format";
import { dayOf } from "@/lib/platform/time/dhaka";
import { formatDay } from "@/lib/platform/time/format-day";
import type { OrderChangeDto, OrderDto } from "@/lib/orders/dto";
import { namesOf } from "@/lib/orders/lifecycle";

const LABELS: Record<keyof OrderChangeDto["after"], string> = {
  name: "Name",
  phone: "Phone",
  address: "Address",
  deliveryLocation: "Delivery location",
  area: "Thana and district",
  riderNote: "Note for the rider",
  items: "Items",
  discount: "Discount",
  amount: "Total",
};

/** What was changed of a placed order: by the shop, for example after a call, or by its customer before. */
export function OrderChanges({ order }: { order: OrderDto }) {
  const { changes = [] } = order;
  if (changes.length === 0) return null;
  return (
    <section aria-label="Changes" className="mt-4 border-l-4 border-marigold pl-3 text-sm">
      {changes.map((change) => (
        <div key={change.at} className="mb-2 last:mb-0">
          <p className="font-semibold">
            Changed on <time dateTime={change.at}>{formatDay(dayOf(change.at))}</time>:
          </p>
          <ul>
            {listChanges(change).map(({ label, before, after }) => (
              <li key={label} className="wrap-anywhere">
                {label}: <del className="text-muted">{before}</del> → {after}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function listChanges({ before, after }: OrderChangeDto) {
  return namesOf(LABELS)
    .filter((field) => field in after)
    .map((field) => ({
      label: LABELS[field],
      before: inWords(before[field]),
      after: inWords(after[field]),
    }));
}

function inWords(value: string | number | string[] | undefined): string {
  if (typeof value === "number") return formatBdt(value);
  const text = Array.isArray(value) ? value.join(", ") : (value ?? "");
  return text || "none";
}
