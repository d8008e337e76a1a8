import { methodNotAllowed, route } from "@/lib/rest/route";
import { askStockAlert } from "@/lib/messages/stock-alerts/ask-stock-alert";
import { keptAlertSchema } from "@/lib/messages/stock-alerts/dto";
import { ALERT_RATE } from "@/lib/messages/stock-alerts/rules";
import { askStockAlertSchema } from "@/lib/messages/stock-alerts/schema";

// POST /api/stockAlerts
export const POST = route(
  {
    summary: "Anybody asks to be told, once, when something that is sold out can be had again",
    auth: "visitorOrCustomer",
    rate: ALERT_RATE,
    body: askStockAlertSchema,
    errors: ["IN_STOCK", "NOT_FOUND"],
    response: keptAlertSchema,
  },
  async ({ user, body }) => await askStockAlert({ user, input: body }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
