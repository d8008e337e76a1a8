import { useLanguage, useWords } from "#words";
import { shownLineName } from "@/lib/catalogue/products/words";
import { Fragment } from "react";
import { ShownText } from "@/components/ui/shown-text";
import type { OrderLineDto } from "@/lib/orders/dto";
import { sayOption } from "@/lib/stock/option-words";
import { describeOption, nameWithOption } from "@/lib/stock/options";

type Item = Pick<OrderLineDto, "_id" | "quantity" | "productName" | "productNameBn" | "size" | "color">;

/** The items of an order in one line. What is packed comes before the name, whose end a narrow screen cuts. */
export function ItemsLine({ items }: { items: readonly Item[] }) {
  const language = useLanguage();
  const { count } = useWords("units");
  const values = useWords("values");
  const named = items.map((item) => ({
    ...item,
    quantity: count(item.quantity),
    option: sayOption(values, item),
    name: shownLineName(language, item),
  }));
  const whole = named.map(
    ({ quantity, name, option }) => `${quantity} × ${nameWithOption(name.text, option)}`,
  );
  return (
    <p className="truncate" title={whole.join("; ")}>
      {named.map((item, index) => (
        <Fragment key={item._id}>
          {index > 0 && "; "}
          <span className="font-semibold">
            {item.quantity} × {describeOption(item.option)}
          </span>{" "}
          <ShownText {...item.name} />
        </Fragment>
      ))}
    </p>
  );
}
