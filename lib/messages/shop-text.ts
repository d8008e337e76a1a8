import "server-only";
import { type Area, destinationName } from "@/lib/areas";
import { countPieces } from "@/lib/orders/cart/rules";
import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import type { ShopMessage } from "@/lib/messages/constants";
import type { ReturnedFacts } from "@/lib/messages/returned-facts";
import { listLowStock } from "@/lib/orders/low-stock/queries";
import { allOrdersPath } from "@/lib/desk-paths";
import { PATHS } from "@/lib/paths";
import { nameWithOption } from "@/lib/stock/options";

interface ShopOrder extends Area {
  orderNumber?: number | null;
  name: string;
  phone: string;
  amount: number;
  deliveryLocation: string;
  cartItems: { quantity: number }[];
  returned?: ReturnedFacts | null;
}

/** What the shopkeeper is told of an order, so that they can call from where they read it. */
export function shopTextOf(
  kind: Exclude<ShopMessage, "lowStock" | "backupFailed" | "trouble">,
  order: ShopOrder,
  siteUrl: string,
): string {
  const { orderNumber, name, phone, amount, cartItems, returned } = order;
  const number = String(orderNumber ?? "");
  const who = [name, phone].filter(Boolean).join(", ");
  const what = `${formatPieces(countPieces(cartItems))}, ${formatBdt(amount)}, ${destinationName(order)}`;
  if (kind === "returnAsked") {
    const wish = returned?.wish === "exchange" ? "an exchange" : "money back";
    const asked = `The customer of order ${number} asks for ${wish}: ${formatPieces(returned?.pieces ?? 0)}.\n${who}`;
    return `${asked}\n${new URL(PATHS.parcelReturns, siteUrl).href}`;
  }
  if (kind === "calledOff") return `The customer cancelled order ${number}: ${what}.\n${who}`;
  return `New order ${number}: ${what}.\n${who}\n${new URL(allOrdersPath(number), siteUrl).href}`;
}

const SHOWN = 20;

/** What runs out; null where nothing does. */
export async function lowStockText(siteUrl: string): Promise<string | null> {
  const low = await listLowStock();
  if (low.length === 0) return null;
  const lines = low.slice(0, SHOWN).map((option) => {
    const left = option.stock === 0 ? "Sold out" : `${option.stock} left`;
    return `${left}: ${nameWithOption(option.name, option)}`;
  });
  const more = low.length - SHOWN;
  return [
    "Running out:",
    ...lines,
    ...(more > 0 ? [`… and ${more} more`] : []),
    new URL(PATHS.runningOut, siteUrl).href,
  ].join("\n");
}
