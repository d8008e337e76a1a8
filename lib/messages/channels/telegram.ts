import "server-only";
import { type Delivery, type Outgoing, safeAnswer } from "@/lib/messages/channels/channel";
import { askGateway, judgeStatus } from "@/lib/messages/channels/request";
import { readPath } from "@/lib/messages/channels/sms-gateway";
import { HOUR_MS, SECOND_MS } from "@/lib/platform/time/durations.mjs";

const TIMEOUT_MS = 10_000;
/** What Telegram takes. */
const MAX_CHARACTERS = 4_096;
const LONGEST_WAIT_MS = HOUR_MS;

interface TelegramBot {
  /** https://api.telegram.org, or a double. */
  baseUrl: string;
  token: string;
  chatId: string;
}

/** Sends plain text to the shopkeeper's chat: without a mode for markup, no name of anybody can be any. */
export async function sendTelegram(bot: TelegramBot, { text }: Outgoing): Promise<Delivery> {
  const answer = await askGateway({
    url: `${bot.baseUrl}/bot${bot.token}/sendMessage`,
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      chat_id: bot.chatId,
      text: text.slice(0, MAX_CHARACTERS),
      link_preview_options: { is_disabled: true },
    }),
    timeoutMs: TIMEOUT_MS,
  });
  const seconds = Number(readPath(answer.json, "parameters.retry_after"));
  const told = seconds > 0 ? Math.min(seconds * SECOND_MS, LONGEST_WAIT_MS) : undefined;
  const refused = judgeStatus({ ...answer, retryAfterMs: answer.retryAfterMs ?? told });
  if (refused) return refused;
  if (readPath(answer.json, "ok") !== "true")
    return { outcome: "retry", answer: safeAnswer(`HTTP ${answer.status} without “ok”`) };
  const channelId = readPath(answer.json, "result.message_id");
  return { outcome: "sent", answer: "ok", ...(channelId && { channelId }) };
}
