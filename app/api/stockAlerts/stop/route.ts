import { z } from "zod";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { stopStockAlertsSchema } from "@/lib/messages/stock-alerts/schema";
import { stopCartMails } from "@/lib/messages/cart-mail/stop-cart-mails";
import { stopStockAlerts } from "@/lib/messages/stock-alerts/stop-stock-alerts";

// POST /api/stockAlerts/stop
export const POST = route(
  {
    summary: "Whoever has a mailed link stops the mails of its kind",
    auth: "anybody",
    rate: { name: "stock-alert-stops", points: 60, windowSeconds: 15 * 60 },
    body: stopStockAlertsSchema,
    response: z.object({ stopped: z.boolean() }),
  },
  async ({ body }) => {
    await Promise.all([stopStockAlerts(body.token), stopCartMails(body.token)]);
    return { stopped: true };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
