import "server-only";
import { getEnv } from "@/lib/env";
import type { AlertChannel } from "@/lib/stock-alerts/constants";

/** How the shop can tell people that something is there again. */
export function listAlertChannels(): AlertChannel[] {
  const { SMS_GATEWAY, SMS_MESSAGES } = getEnv();
  return SMS_GATEWAY !== "off" && SMS_MESSAGES.includes("backInStock") ? ["mail", "sms"] : ["mail"];
}
