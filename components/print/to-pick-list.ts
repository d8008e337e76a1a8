import type { OrderDto } from "@/lib/orders/dto";

export interface PickLine {
  /** Where it lies; empty where nobody has said so. */
  shelf: string;
  category: string;
  productName: string;
  size: string;
  color: string;
  quantity: number;
  /** For which orders, each once. */
  orderNumbers: number[];
}

/**
 * What to fetch from the shelves for these orders: pieces of an option summed, by the shelf of their product, then
 * category, name, size and color; those without a shelf last.
 */
export function toPickList(
  orders: readonly Pick<OrderDto, "orderNumber" | "cartItems">[],
  shelves: ReadonlyMap<string, string> = new Map(),
): PickLine[] {
  const lines = new Map<string, PickLine>();
  for (const { orderNumber, cartItems } of orders) {
    for (const { productId, category, productName, size, color, quantity } of cartItems) {
      // By name too: a product that was renamed since lies on the shelf under the one that it had.
      const key = JSON.stringify([productId, productName, fold(size), fold(color)]);
      const shelf = shelves.get(productId) ?? "";
      const line = lines.get(key) ?? {
        shelf,
        category,
        productName,
        size,
        color,
        quantity: 0,
        orderNumbers: [],
      };
      line.quantity += quantity;
      if (!line.orderNumbers.includes(orderNumber)) line.orderNumbers.push(orderNumber);
      lines.set(key, line);
    }
  }
  return [...lines.values()].toSorted(inShelfOrder);
}

const fold = (option: string): string => option.trim().toLowerCase();

const { compare } = new Intl.Collator("en", { numeric: true });

/** What a line stands under. */
export const headingOf = ({ shelf, category }: PickLine): string => (shelf ? `Shelf ${shelf}` : category);

const inShelfOrder = (a: PickLine, b: PickLine): number =>
  Number(a.shelf === "") - Number(b.shelf === "") ||
  compare(a.shelf, b.shelf) ||
  compare(a.category, b.category) ||
  compare(a.productName, b.productName) ||
  compare(a.size, b.size) ||
  compare(a.color, b.color);
