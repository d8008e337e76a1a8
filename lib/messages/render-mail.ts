import type { Language } from "@/lib/words/constants";
import { brandTexts } from "@/lib/settings/brand/words";

export interface MailRow {
  label: string;
  value: string;
  isStrong?: boolean;
}

/** The contents of any mail. */
interface MailParts {
  language: Language;
  subject: string;
  /** Left out where there is no name. */
  greeting?: string;
  paragraphs: string[];
  rows: MailRow[];
  links: { label: string; url: string }[];
  /** In small print at its end. */
  notes: { text: string; url?: string }[];
}

export interface MailBody {
  subject: string;
  text: string;
  html: string;
}

/** A mail as plain text and as HTML: the same words in the same order. */
export function renderMail(parts: MailParts): MailBody {
  return { subject: parts.subject, text: asText(parts), html: asHtml(parts) };
}

function makeSignature(language: Language): string {
  const { name, address } = brandTexts(language);
  return `${name}, ${address.text}`;
}

function asText({ language, greeting, paragraphs, rows, links, notes }: MailParts): string {
  return [
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    rows.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    ...links.map(({ label, url }) => `${label}: ${url}`),
    ...notes.map(({ text, url }) => (url ? `${text} ${url}` : text)),
    makeSignature(language),
  ].join("\n\n");
}

const FONT = "font-family:Arial,'Noto Sans Bengali',sans-serif;color:#15171c;line-height:1.5";

function asHtml({ language, subject, greeting, paragraphs, rows, links, notes }: MailParts): string {
  const said = [...(greeting ? [greeting] : []), ...paragraphs];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:16px;background:#f7f5f0;${FONT}">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-top:4px solid #b3261e">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold">${escapeHtml(brandTexts(language).name)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2;overflow-wrap:anywhere">${escapeHtml(subject)}</h1>
${said.map((paragraph) => `<p style="overflow-wrap:anywhere">${escapeHtml(paragraph)}</p>`).join("\n")}
<table role="presentation" style="width:100%;border-collapse:collapse;font-size:16px">${rows.map(asRow).join("")}</table>
${links.map(asLink).join("\n")}
<div style="margin-top:24px;padding-top:16px;border-top:1px solid #d8cbb5;font-size:14px;color:#565a66">
${[...notes, { text: makeSignature(language) }].map(asNote).join("\n")}
</div></div></body></html>
`;
}

function asRow({ label, value, isStrong }: MailRow): string {
  const weight = isStrong ? ";font-weight:bold" : "";
  const cell = `padding:8px 0;border-top:1px solid #d8cbb5;vertical-align:top${weight}`;
  return `<tr><td style="${cell};overflow-wrap:anywhere">${escapeHtml(label)}</td><td style="${cell};padding-left:16px;text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`;
}

function asLink({ label, url }: MailParts["links"][number]): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;background:#15171c;color:#ffffff;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>`;
}

function asNote({ text, url }: MailParts["notes"][number], index: number): string {
  const link = url
    ? ` <a href="${escapeHtml(url)}" style="color:#22335b;overflow-wrap:anywhere">${escapeHtml(url)}</a>`
    : "";
  return `<p style="margin:${index === 0 ? "0" : "8px 0 0"}">${escapeHtml(text)}${link}</p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
