import "server-only";
import { countPieces } from "@/lib/orders/cart/rules";
import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import type { ShopMessage } from "@/lib/messages/constants";
import type { ReturnedFacts } from "@/lib/messages/returned-facts";
import { allOrdersPath, lowStockPath, PATHS } from "@/lib/paths";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { LOW_STOCK } from "@/lib/stock/constants";
import { nameWithOption } from "@/lib/stock/options";
import { Product } from "@/models/product";

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

/** Of a message; the page behind its link has them all. */
const MOST_PRODUCTS = 100;

interface LowOption {
  /** With the option, where there are several. */
  name: string;
  left: number;
}

/** What runs out or is sold out, the emptiest first: products, and options of those that are counted by option. */
async function listLowStock(): Promise<LowOption[]> {
  const [byOption, asOne] = await Promise.all([
    Product.find({ "stockByOption.stock": { $lte: LOW_STOCK } })
      .hint(engineHint({ stockRank: 1, _id: -1, category: 1 }))
      .limit(MOST_PRODUCTS)
      .select("name stockByOption")
      .lean(),
    Product.find({ stockRank: { $lte: LOW_STOCK }, stockByOption: { $exists: false } })
      .hint(engineHint({ stockRank: 1, _id: -1 }))
      .limit(MOST_PRODUCTS)
      .select("name stockRank")
      .lean(),
  ]);
  const options = byOption.flatMap(({ name, stockByOption }) =>
    (stockByOption ?? [])
      .filter(({ stock }) => stock <= LOW_STOCK)
      .map((row) => ({ name: nameWithOption(name, row), left: row.stock })),
  );
  const products = asOne.map(({ name, stockRank }) => ({ name, left: stockRank }));
  return [...options, ...products].toSorted((a, b) => a.left - b.left);
}
