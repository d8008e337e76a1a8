import "server-only";
import type { AlertChannel } from "@/lib/messages/stock-alerts/constants";
import { getMessageVariables } from "@/lib/messages/variables";

/** How the shop can tell people that something is there again. */
export function listAlertChannels(): AlertChannel[] {
  const { SMS_GATEWAY, SMS_MESSAGES } = getMessageVariables();
  return SMS_GATEWAY !== "off" && SMS_MESSAGES.includes("backInStock") ? ["mail", "sms"] : ["mail"];
}
