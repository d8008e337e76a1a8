import type { CartLineDto } from "@/lib/orders/cart/dto";
import { formatBdt } from "@/lib/platform/text/format";
import { describeOption } from "@/lib/stock/options";

/** What keeps a line from being ordered and what to do about it, or how its price has changed; else nothing. */
export function LineProblem({ line }: { line: CartLineDto }) {
  if (line.state !== "available")
    return <p className="font-semibold text-selvedge">{describeProblem(line)}</p>;
  const { unitPrice, addedUnitPrice } = line;
  if (unitPrice === addedUnitPrice) return null;
  return (
    <p className="w-fit border-l-4 border-marigold pl-2">
      The price has {unitPrice > addedUnitPrice ? "risen" : "fallen"}: it was {formatBdt(addedUnitPrice)} each
      when you added it.
    </p>
  );
}

function describeProblem(line: CartLineDto): string {
  const { state, left, alternatives = [] } = line;
  const choice = describeOption(line);
  const canExchange = alternatives.length > 0;
  switch (state) {
    case "gone":
      return "No longer in the shop. Please remove it.";
    case "option gone":
      return `No longer made in ${choice || "this choice"}. ${canExchange ? "Please choose another." : "Please remove it and choose again."}`;
    case "sold out":
      return canExchange ? `Sold out in ${choice}. Please choose another.` : "Sold out. Please remove it.";
    default:
      if (left)
        return canExchange
          ? `Only ${left} left in ${choice}. Please change the quantity, or choose another.`
          : `Only ${left} left. Please change the quantity.`;
      return `The last ones are already in your cart, on another line. Please ${canExchange ? "choose another" : "remove this one"}.`;
  }
}
