import "server-only";
import { digestToken } from "@/lib/orders/tracking/tracking-token";
import { StockAlert } from "@/models/stock-alert";

/** Ends all that a contact waits for, and forgets it. Whoever has the token is not told whether there was anything. */
export async function stopStockAlerts(token: string): Promise<void> {
  await StockAlert.deleteMany({ stopDigest: digestToken(token) });
}
