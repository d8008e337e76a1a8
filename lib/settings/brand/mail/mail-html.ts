import { fill, look, MAIL_STYLES, STITCH, textStyle, WRAP } from "@/lib/settings/brand/mail/mail-style";
import type { MailParts, MailRow } from "@/lib/settings/brand/mail/mail-parts";
import { brandTexts } from "@/lib/settings/brand/words";

const TABLE = `role="presentation" cellpadding="0" cellspacing="0" border="0"`;
const WIDTH = 560;
/** Mail programs cut what is longer than 102 KB: after so many lines there are words alone. */
const MAX_PICTURES = 20;

/** A mail as HTML: tables, because Outlook lays out nothing else. */
export function mailHtml(parts: MailParts): string {
  const { language, subject, rows = [], check } = parts;
  return `<!doctype html>
<html lang="${language}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${MAIL_STYLES}
<title>${escapeHtml(subject)}</title></head>
<body ${look({ b: "paper" }, "margin:0;padding:0;-webkit-text-size-adjust:100%")}>
<table ${TABLE} width="100%" ${fill("paper")} ${look({ b: "paper" })}><tr><td align="center" style="padding:16px 8px">
<!--[if mso]><table ${TABLE} width="${WIDTH}"><tr><td><![endif]-->
<table ${TABLE} width="100%" ${fill("white")} ${look({ b: "white", l: "selvedge" }, `max-width:${WIDTH}px;border-top:4px solid`)}>
<tr><td ${look({ c: "ink" }, `padding:24px 20px;text-align:left;${textStyle(language)}`)}>
${[head(parts), panel(parts), button(parts), table(rows), checked(check), foot(parts)].filter(Boolean).join("\n")}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>
`;
}

function head({ language, subject, greeting, paragraphs }: MailParts): string {
  const said = [...(greeting ? [greeting] : []), ...paragraphs];
  return `<p style="margin:0 0 20px;font-size:20px;font-weight:bold">${escapeHtml(brandTexts(language).name)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;${WRAP}">${escapeHtml(subject)}</h1>
${said.map((paragraph) => `<p style="margin:0 0 12px;${WRAP}">${escapeHtml(paragraph)}</p>`).join("\n")}`;
}

function panel({ panel: shown }: MailParts): string {
  if (!shown) return "";
  const lines = shown.lines.map(
    (line) => `<p ${look({ c: "ink" }, "margin:4px 0 0")}>${escapeHtml(line)}</p>`,
  );
  return `<table ${TABLE} width="100%" style="margin:20px 0"><tr><td ${fill("paper")} ${look({ b: "paper", l: "selvedge" }, "padding:16px;border-left:4px solid")}>
<p ${look({ c: "ink" }, "margin:0;font-size:22px;line-height:1.3;font-weight:bold")}>${escapeHtml(shown.title)}</p>${lines.join("")}
</td></tr></table>`;
}

/** A filled cell of a table: Outlook draws no other button, and gives a link no padding of its own. */
function button({ button: shown }: MailParts): string {
  if (!shown) return "";
  const label = look(
    { c: "label" },
    "display:inline-block;padding:13px 28px;font-weight:bold;text-decoration:none",
  );
  return `<table ${TABLE} style="margin:20px 0 24px"><tr><td ${fill("indigo")} ${look({ b: "indigo" }, "border-radius:2px;mso-padding-alt:13px 28px")}><a href="${escapeHtml(shown.url)}" ${label}>${escapeHtml(shown.label)}</a></td></tr></table>`;
}

function table(rows: readonly MailRow[]): string {
  if (rows.length === 0) return "";
  const isPictured = rows.some(({ picture }) => picture);
  return `<table ${TABLE} width="100%" style="margin:0 0 16px">${rows.map((row, index) => asRow(row, { isPictured, hasRoom: index < MAX_PICTURES })).join("")}</table>`;
}

interface RowView {
  /** Whether any row of the table has a picture. */
  isPictured: boolean;
  hasRoom: boolean;
}

function asRow({ label, value, isStrong, picture }: MailRow, { isPictured, hasRoom }: RowView): string {
  const cell = (style: string) =>
    look(
      { l: "kraft" },
      `padding:10px 0;${STITCH};vertical-align:top;${isStrong ? "font-weight:bold;" : ""}${style}`,
    );
  const shown = hasRoom ? picture : undefined;
  const image = shown
    ? `<td width="64" ${cell("padding-right:12px")}><img src="${escapeHtml(shown.url)}" width="64" height="80" alt="${escapeHtml(shown.alt)}" ${look({ b: "kraft", c: "ink" }, "display:block;object-fit:cover;font-size:11px;line-height:1.2;overflow:hidden")}></td>`
    : "";
  const span = isPictured && !shown ? ` colspan="2"` : "";
  const note = shown?.note
    ? `<br><span ${look({ c: "muted" }, "font-size:14px")}>${escapeHtml(shown.note)}</span>`
    : "";
  return `<tr>${image}<td${span} ${cell(WRAP)}>${escapeHtml(label)}${note}</td><td ${cell("padding-left:12px;text-align:right;white-space:nowrap")}>${escapeHtml(value)}</td></tr>`;
}

function checked(check: MailParts["check"]): string {
  if (!check) return "";
  const rows = check.rows.map(
    ({ label, value }) =>
      `<p style="margin:8px 0 0;${WRAP}"><span ${look({ c: "muted" }, "font-size:14px")}>${escapeHtml(label)}</span><br>${escapeHtml(value).replaceAll("\n", "<br>")}</p>`,
  );
  return `<h2 style="margin:24px 0 4px;font-size:18px;line-height:1.3">${escapeHtml(check.title)}</h2>
<p style="margin:0">${escapeHtml(check.text)}</p>
${rows.join("\n")}`;
}

function foot({ notes }: MailParts): string {
  const shown = notes.map(({ text, url }, index) => {
    const link = url
      ? ` <a href="${escapeHtml(url)}" ${look({ c: "indigo" }, WRAP)}>${escapeHtml(url)}</a>`
      : "";
    return `<p style="margin:${index === 0 ? "0" : "8px 0 0"}">${escapeHtml(text)}${link}</p>`;
  });
  return `<div ${look({ c: "muted", l: "kraft" }, `margin-top:24px;padding-top:16px;${STITCH};font-size:14px`)}>
${shown.join("\n")}
</div>`;
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
