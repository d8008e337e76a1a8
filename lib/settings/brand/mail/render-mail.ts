import { mailHtml } from "@/lib/settings/brand/mail/mail-html";
import type { MailParts, MailRow } from "@/lib/settings/brand/mail/mail-parts";
import { brandTexts } from "@/lib/settings/brand/words";

export interface MailBody {
  subject: string;
  text: string;
  html: string;
}

/** A mail as plain text and as HTML: the same words in the same order. */
export function renderMail(given: MailParts): MailBody {
  const { name, address } = brandTexts(given.language);
  const parts = { ...given, notes: [...given.notes, { text: `${name}, ${address.text}` }] };
  return { subject: parts.subject, text: asText(parts), html: mailHtml(parts) };
}

function asText({ greeting, paragraphs, panel, button, rows = [], check, notes }: MailParts): string {
  return [
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    ...(panel ? [[panel.title, ...panel.lines].join("\n")] : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...(rows.length > 0 ? [listRows(rows)] : []),
    ...(check ? [`${check.title}\n${check.text}\n${listRows(check.rows)}`] : []),
    ...notes.map(({ text, url }) => (url ? `${text} ${url}` : text)),
  ].join("\n\n");
}

const listRows = (rows: readonly MailRow[]): string =>
  rows.map(({ label, value }) => `${label}: ${value}`).join("\n");
