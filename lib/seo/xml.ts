// What XML 1.0 cannot hold, however it is escaped.
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Any text as it may stand in an element or an attribute; what XML cannot hold is left out. */
export function xmlText(text: string): string {
  return text.replace(UNWRITABLE, "").replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}

/** An element that holds text. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
