import "server-only";
import { invalidField } from "@/lib/platform/http/errors";
import { readAvailability } from "@/lib/stock/availability";
import { listProductsByIds } from "@/lib/catalogue/products/queries";
import { isSameOption, listOptions, type ProductOption } from "@/lib/stock/options";
import type { ReturnableOrder } from "@/lib/returns/read-returnable";
import type { AskReturnInput } from "@/lib/returns/schema";

/**
 * By line, the size and colour that the customer wants instead, in the product's own spelling; none where they named neither.
 * It is not held for them. Throws INVALID_FIELDS for what the product is not made in, or is sold out.
 */
export async function chooseWanted(
  { cartItems }: ReturnableOrder,
  { wish, lines }: AskReturnInput,
): Promise<Map<string, ProductOption>> {
  const named = wish === "exchange" ? lines.filter(({ size, color }) => size !== "" || color !== "") : [];
  const chosen = new Map<string, ProductOption>();
  if (named.length === 0) return chosen;
  const ordered = new Map(cartItems.map((line) => [line._id.toString(), line]));
  const products = await listProductsByIds(
    named.flatMap(({ lineId }) => ordered.get(lineId)?.productId.toString() ?? []),
  );
  for (const [index, { lineId, size, color }] of lines.entries()) {
    const line = ordered.get(lineId);
    if (!line || (size === "" && color === "")) continue;
    const product = products.find(({ _id }) => _id === line.productId.toString());
    const wanted = { size: size || line.size, color: color || line.color };
    const option = product && listOptions(product).find((made) => isSameOption(made, wanted));
    if (!option || !readAvailability(product).isMade(option))
      throw invalidField(
        `lines.${index}.size`,
        "It isn’t made in this size and color any more. Please choose another.",
      );
    if (readAvailability(product).leftOf(option) === 0)
      throw invalidField(
        `lines.${index}.size`,
        "This size and color is sold out now. Please choose another.",
      );
    chosen.set(lineId, option);
  }
  return chosen;
}
