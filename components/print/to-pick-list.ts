import type { OrderDto } from "@/lib/orders/dto";

export interface PickLine {
  /** The shelf; empty where nobody has entered one. */
  shelf: string;
  category: string;
  productName: string;
  productNameBn?: string | undefined;
  size: string;
  color: string;
  quantity: number;
  /** The numbers of the orders that need it, each once. */
  orderNumbers: number[];
}

/**
 * The pieces to fetch from the shelves for these orders, summed by option. They are sorted by shelf, then category,
 * name, size and color; those without a shelf come last.
 */
export function toPickList(
  orders: readonly Pick<OrderDto, "orderNumber" | "cartItems">[],
  shelves: ReadonlyMap<string, string> = new Map(),
): PickLine[] {
  const lines = new Map<string, PickLine>();
  for (const { orderNumber, cartItems } of orders) {
    for (const { productId, category, productName, productNameBn, size, color, quantity } of cartItems) {
      // By name too: a product that was renamed since is still on the shelf under its old name.
      const key = JSON.stringify([productId, productName, fold(size), fold(color)]);
      const shelf = shelves.get(productId) ?? "";
      const line = lines.get(key) ?? {
        shelf,
        category,
        productName,
        productNameBn,
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

const inShelfOrder = (a: PickLine, b: PickLine): number =>
  Number(a.shelf === "") - Number(b.shelf === "") ||
  compare(a.shelf, b.shelf) ||
  compare(a.category, b.category) ||
  compare(a.productName, b.productName) ||
  compare(a.size, b.size) ||
  compare(a.color, b.color);
