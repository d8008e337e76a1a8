import { callPublic, ensureToken } from "@/lib/platform/http/client";
import { reconcileToken } from "@/lib/platform/http/reconcile-token";
import { readToken } from "@/lib/platform/http/token-store";
import type { KeptAlert } from "@/lib/messages/stock-alerts/dto";
import type { AskStockAlertRequest } from "@/lib/messages/stock-alerts/schema";

/** Asks to be told when something is there again; a signed-in user's account owns the alert. Throws ApiError. */
export async function askStockAlert(body: AskStockAlertRequest): Promise<KeptAlert> {
  const isSignedIn = (await reconcileToken()) && (await ensureToken().catch(() => false));
  return await callPublic("POST /stockAlerts", {
    body,
    // The same is asked for once, however often it is sent.
    retry: "idempotent",
    ...(isSignedIn && { headers: { Authorization: `Bearer ${readToken() ?? ""}` } }),
  });
}
