import { useLanguage, useWords } from "#words";
import { ShownText } from "@/components/ui/shown-text";
import { useAreaName } from "@/components/words/use-area-name";
import { dayOf } from "@/lib/platform/time/dhaka";
import type { OrderChangeDto, OrderDto } from "@/lib/orders/dto";
import { namesOf } from "@/lib/orders/lifecycle";
import { langOfEnglish, type ShownText as Shown } from "@/lib/words/owners-text";

type Field = keyof OrderChangeDto["after"];

/** In the order in which they are told. */
const FIELDS = namesOf<Field>({
  name: true,
  phone: true,
  address: true,
  deliveryLocation: true,
  area: true,
  riderNote: true,
  items: true,
  discount: true,
  amount: true,
});

/** What was changed of a placed order: by the shop, for example after a call, or by its customer before. */
export function OrderChanges({ order }: { order: OrderDto }) {
  const { changing, day } = useWords("orders");
  const say = useValueWords(order);
  const { list, changedOn, fields } = changing;
  const { changes = [] } = order;
  if (changes.length === 0) return null;
  return (
    <section aria-label={list} className="mt-4 border-l-4 border-marigold pl-3 text-sm">
      {changes.map(({ at, before, after }) => (
        <div key={at} className="mb-2 last:mb-0">
          <p className="font-semibold">
            {changedOn.before}
            <time dateTime={at}>{day(dayOf(at))}</time>
            {changedOn.after}
          </p>
          <ul>
            {FIELDS.filter((field) => field in after).map((field) => {
              const [was, is] = [say(field, before[field]), say(field, after[field])];
              return (
                <li key={field} className="wrap-anywhere">
                  {fields[field]}:{" "}
                  <del lang={was.lang} className="text-muted">
                    {was.text}
                  </del>{" "}
                  → <ShownText {...is} />
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}

type Value = string | number | string[] | undefined;

/** Says what a field was, or is. */
function useValueWords({ changes = [] }: OrderDto): (field: Field, value: Value) => Shown {
  const { changing, location } = useWords("orders");
  const { money } = useWords("units");
  const sayArea = useAreaName(changes.some(({ after }) => "area" in after));
  const langOfItems = langOfEnglish(useLanguage());
  return (field, value) => {
    if (typeof value === "number") return { text: money(value), lang: undefined };
    if (Array.isArray(value) && value.length > 0) return { text: value.join(", "), lang: langOfItems };
    if (!value || Array.isArray(value)) return { text: changing.none, lang: undefined };
    if (field === "area") return sayArea(value);
    if (field === "discount") return { text: changing.discount(value), lang: undefined };
    return { text: field === "deliveryLocation" ? location(value) : value, lang: undefined };
  };
}
