import "server-only";
import {
  DEFAULT_MESSAGE_KINDS,
  type MessageKinds,
  messageKindsSchema,
  type SettingsDto,
} from "@/lib/messages/settings/schema";
import { toBrand } from "@/lib/settings/brand/queries";
import { toCouriersSettings } from "@/lib/settings/couriers/queries";
import { toDelivery } from "@/lib/settings/delivery/queries";
import { toOrdersSettings } from "@/lib/settings/orders/queries";
import { toStockSettings } from "@/lib/settings/stock/queries";
import { readStoredSettings } from "@/lib/settings/stored-settings";

/** All that the owner can set, with the values in force. */
export async function getSettings(): Promise<SettingsDto> {
  const { version, brand, delivery, messages, stock, orders, couriers } = await readStoredSettings();
  return {
    version,
    brand: toBrand(brand),
    delivery: toDelivery(delivery),
    messages: { kinds: toMessageKinds(messages) },
    stock: toStockSettings(stock),
    orders: toOrdersSettings(orders),
    couriers: toCouriersSettings(couriers),
  };
}

/** What each channel takes, as the owner has set it, else as by default. */
export async function readMessageKinds(): Promise<MessageKinds> {
  return toMessageKinds((await readStoredSettings()).messages);
}

/** A list that a later version of the shop wrote, and this one cannot read, is as by default. */
function toMessageKinds(group: unknown): MessageKinds {
  const stored = group && typeof group === "object" && "kinds" in group ? group.kinds : {};
  const { mail, sms, telegram } = messageKindsSchema.shape;
  const list = (name: keyof MessageKinds): unknown =>
    stored && typeof stored === "object" && name in stored
      ? Object.entries(stored).find(([key]) => key === name)?.[1]
      : undefined;
  return {
    mail: mail.safeParse(list("mail")).data ?? DEFAULT_MESSAGE_KINDS.mail,
    sms: sms.safeParse(list("sms")).data ?? DEFAULT_MESSAGE_KINDS.sms,
    telegram: telegram.safeParse(list("telegram")).data ?? DEFAULT_MESSAGE_KINDS.telegram,
  };
}
