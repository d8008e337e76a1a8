import "server-only";
import type { Channel } from "@/lib/messages/channels/channel";
import { sendOrderMail } from "@/lib/messages/channels/mail";
import { sendSms, writeSms } from "@/lib/messages/channels/sms";
import { readGateway } from "@/lib/messages/channels/sms-gateway";
import { sendTelegram } from "@/lib/messages/channels/telegram";
import { ALERT_MESSAGE, CART_MESSAGE, CUSTOMER_KINDS, SHOP_MESSAGES } from "@/lib/messages/constants";
import type { MessageKinds } from "@/lib/messages/settings/kinds/schema";
import type { Audience } from "@/lib/messages/plan-messages";
import { getMessageVariables } from "@/lib/messages/variables";

/** The channels that the variables open. */
export function configuredChannels(): Channel[] {
  const env = getMessageVariables();
  // What somebody has asked for is mailed also where mails about orders are off.
  const mailed: Channel["kinds"] = env.ORDER_MAIL === "on" ? CUSTOMER_KINDS : [ALERT_MESSAGE, CART_MESSAGE];
  const channels: Channel[] = [{ name: "mail", kinds: mailed, send: sendOrderMail }];
  const gateway = readGateway(env);
  if (gateway)
    channels.push({ name: "sms", kinds: CUSTOMER_KINDS, send: (message) => sendSms(gateway, message) });
  if (env.SMS_GATEWAY === "files")
    channels.push({
      name: "sms",
      kinds: CUSTOMER_KINDS,
      send: (message) => writeSms(env.SMS_DIR, message),
    });
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: chatId, TELEGRAM_URL: baseUrl } = env;
  if (token && chatId)
    channels.push({
      name: "telegram",
      kinds: [],
      send: (message) => sendTelegram({ baseUrl, token, chatId }, message),
    });
  return channels;
}

/** The way to a phone, or undefined where the shop can send no SMS. */
export const smsChannel = (): Channel | undefined => configuredChannels().find(({ name }) => name === "sms");

/** The kinds of message that each channel brings to customers and to the shop, narrowed by the owner's choice. */
export function audienceOf(channels: readonly Channel[], chosen?: MessageKinds): Audience {
  const toCustomers = ({ name, kinds }: Channel) =>
    chosen && name !== "telegram"
      ? kinds.filter((kind) => kind === ALERT_MESSAGE || chosen[name].some((one) => one === kind))
      : kinds;
  const isTelegram = channels.some(({ name }) => name === "telegram");
  return {
    customer: Object.fromEntries(channels.map((channel) => [channel.name, toCustomers(channel)])),
    shop: isTelegram ? { telegram: chosen?.telegram ?? SHOP_MESSAGES } : {},
  };
}
