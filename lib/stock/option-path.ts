import { detailsPath } from "@/lib/paths";
import { optionSlug } from "@/lib/platform/text/option-slug";
import type { ProductOption } from "@/lib/stock/options";

/** A product's page with an option chosen. */
export function optionPath(productId: string, { size, color }: ProductOption): string {
  const chosen = new URLSearchParams({
    ...(size && { size }),
    ...(color && { color: optionSlug(color) }),
  }).toString();
  return chosen ? `${detailsPath(productId)}?${chosen}` : detailsPath(productId);
}
