import { useWords } from "#words";
import { MessageCircle, Phone } from "lucide-react";
import type { ComponentProps } from "react";
import { whatsAppLink } from "@/lib/orders/all-orders/rules";

interface ContactLinkProps extends ComponentProps<"a"> {
  phone: string;
}

/** A link that dials the number. */
export function CallLink({ phone, ...link }: ContactLinkProps) {
  const { call } = useWords("deskKit");
  return (
    <a href={`tel:${phone}`} aria-label={call(phone)} {...link}>
      <Phone aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 wrap-anywhere tabular-nums">{phone}</span>
    </a>
  );
}

interface ChatLinkProps extends ContactLinkProps {
  /** The first words of the chat. */
  text?: string;
  /** Says what it is, beside its picture. */
  isNamed?: boolean;
}

/** A link that opens a chat. */
export function WhatsAppLink({ phone, text, isNamed = false, ...link }: ChatLinkProps) {
  const { whatsApp, chat } = useWords("deskKit");
  return (
    <a href={whatsAppLink(phone, text)} target="_blank" rel="noreferrer" aria-label={chat(phone)} {...link}>
      <MessageCircle aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      {isNamed && whatsApp}
    </a>
  );
}
