import "server-only";
import { digestToken, secretTokenOf } from "@/lib/orders/tracking/tracking-token";
import { StockAlert } from "@/models/stock-alert";

/** The token of the link that ends all that a contact waits for. */
export const stopTokenOf = (contact: string): string => secretTokenOf(`stop alerts ${contact}`);

/** The digest of that token, which is kept in its place. */
export const stopDigestOf = (contact: string): string => digestToken(stopTokenOf(contact));

/** Ends all that a contact waits for, and forgets it. The caller is not told whether there was anything. */
export async function stopStockAlerts(token: string): Promise<void> {
  await StockAlert.deleteMany({ stopDigest: digestToken(token) });
}
