import "server-only";
import { countPieces } from "@/lib/orders/cart/rules";
import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import type { ShopMessage } from "@/lib/messages/constants";
import { listLowStock } from "@/lib/messages/list-low-stock";
import type { ReturnedFacts } from "@/lib/messages/returned-facts";
import { allOrdersPath, lowStockPath, PATHS } from "@/lib/paths";

interface ShopOrder {
  orderNumber?: number | null;
  amount: number;
  deliveryLocation: string;
  cartItems: { quantity: number }[];
  returned?: ReturnedFacts | null;
}

/** What the shopkeeper is told of an order: who ordered it stays in the shop. */
export function shopTextOf(
  kind: Exclude<ShopMessage, "lowStock" | "backupFailed">,
  order: ShopOrder,
  siteUrl: string,
): string {
  const { orderNumber, amount, deliveryLocation, cartItems, returned } = order;
  const number = String(orderNumber ?? "");
  const what = `${formatPieces(countPieces(cartItems))}, ${formatBdt(amount)}, ${deliveryLocation}`;
  if (kind === "returnAsked") {
    const wish = returned?.wish === "exchange" ? "an exchange" : "money back";
    const asked = `The customer of order ${number} asks for ${wish}: ${formatPieces(returned?.pieces ?? 0)}.`;
    return `${asked}\n${new URL(PATHS.parcelReturns, siteUrl).href}`;
  }
  if (kind === "calledOff") return `The customer cancelled order ${number}: ${what}.`;
  return `New order ${number}: ${what}.\n${new URL(allOrdersPath(number), siteUrl).href}`;
}

const SHOWN = 20;

/** What runs out; null where nothing does. */
export async function lowStockText(siteUrl: string): Promise<string | null> {
  const low = await listLowStock();
  if (low.length === 0) return null;
  const lines = low
    .slice(0, SHOWN)
    .map(({ name, left }) => `${left === 0 ? "Sold out" : `${left} left`}: ${name}`);
  const more = low.length - SHOWN;
  return [
    "Running out:",
    ...lines,
    ...(more > 0 ? [`… and ${more} more`] : []),
    new URL(lowStockPath({ low: "1" }), siteUrl).href,
  ].join("\n");
}
