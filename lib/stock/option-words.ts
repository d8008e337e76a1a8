import type { ProductOption } from "@/lib/stock/options";
import type { Words } from "@/lib/words/words";

/** A size and a color, each as those words have it. */
export const sayOption = (values: Words["values"], { size, color }: ProductOption): ProductOption => ({
  size: values.size(size),
  color: values.color(color),
});
