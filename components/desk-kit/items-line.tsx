import { useLanguage, useWords } from "#words";
import { shownLineName } from "@/lib/catalogue/products/words";
import { useOptionWords } from "@/components/words/use-option-words";
import { Fragment } from "react";
import type { OrderLineDto } from "@/lib/orders/dto";

type Item = Pick<OrderLineDto, "_id" | "quantity" | "productName" | "productNameBn" | "size" | "color">;

/** The items of an order in one line. What is packed comes before the name, whose end a narrow screen cuts. */
export function ItemsLine({ items }: { items: readonly Item[] }) {
  const language = useLanguage();
  const { count } = useWords("units");
  const sayOption = useOptionWords();
  const named = items.map((item) => ({
    ...item,
    quantity: count(item.quantity),
    option: sayOption(item),
    name: shownLineName(language, item),
  }));
  const whole = named.map(({ quantity, name, option }) =>
    [`${quantity} × ${name.text}`, option].filter(Boolean).join(", "),
  );
  return (
    <p className="truncate" title={whole.join("; ")}>
      {named.map((item, index) => (
        <Fragment key={item._id}>
          {index > 0 && "; "}
          <span className="font-semibold">
            {item.quantity} × {item.option}
          </span>{" "}
          <span lang={item.name.lang}>{item.name.text}</span>
        </Fragment>
      ))}
    </p>
  );
}
