import { Fragment } from "react";
import type { OrderLineDto } from "@/lib/orders/dto";
import { describeOption, nameWithOption } from "@/lib/stock/options";

type Item = Pick<OrderLineDto, "_id" | "quantity" | "productName" | "size" | "color">;

/** The items of an order in one line. What is packed comes before the name, whose end a narrow screen cuts. */
export function ItemsLine({ items }: { items: readonly Item[] }) {
  const whole = items.map((item) => `${item.quantity} × ${nameWithOption(item.productName, item)}`);
  return (
    <p className="truncate" title={whole.join("; ")}>
      {items.map((item, index) => (
        <Fragment key={item._id}>
          {index > 0 && "; "}
          <span className="font-semibold">
            {item.quantity} × {describeOption(item)}
          </span>{" "}
          {item.productName}
        </Fragment>
      ))}
    </p>
  );
}
