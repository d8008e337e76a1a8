/** Between the parts of a key; no size or color has it. */
const SEPARATOR = "\n";

interface OptionOfProduct {
  productId: string;
  size: string;
  color: string;
}

export function optionKey({ productId, size, color }: OptionOfProduct): string {
  return [productId, size, color].join(SEPARATOR);
}

export function readOptionKey(key: string): OptionOfProduct {
  const [productId = "", size = "", color = ""] = key.split(SEPARATOR);
  return { productId, size, color };
}
