import "server-only";
import { DEFAULT_MESSAGE_KINDS, type MessageKinds, messageKindsSchema } from "@/lib/messages/settings/schema";
import { readStoredSettings } from "@/lib/settings/stored-settings";

/** What each channel takes, as the owner has set it, else as by default. */
export async function readMessageKinds(): Promise<MessageKinds> {
  return toMessageKinds((await readStoredSettings()).messages);
}

/** A list that a later version of the shop wrote, and this one cannot read, is as by default. */
export function toMessageKinds(group: unknown): MessageKinds {
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
