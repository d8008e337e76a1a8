// @ts-check
// Depends on Next 16.4.6: its inline scripts are (self.__next_f=…).push([0]), self.__next_f.push([1 or 3, "…"]) and the
// bootstrap of Turbopack, each with nothing but JSON in it.
import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script\b[^>]*>([^]*?)<\/script>/g;
const DATA_START = "(self.__next_f=self.__next_f||[]).push([0])";
const DATA = /^self\.__next_f\.push\((\[.*\])\)$/s;
const BOOTSTRAP =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;
const CHUNK = /^static\/chunks\/[\w~-][\w.~-]*\.js(?:\?[\w=&-]*)?$/;

/**
 * The sources that a content security policy needs for the inline scripts of a page. Only a script that holds nothing
 * but the framework's own data gets one, so that a script that somebody injected stays blocked.
 * @param {string} html
 */
export function hashInlineScripts(html) {
  const texts = [...html.matchAll(INLINE_SCRIPT)].map(([, text = ""]) => text).filter(isOfFramework);
  return [...new Set(texts)].map(toSource).join(" ");
}

/** @param {string} text */
const toSource = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** @param {string} text */
function isOfFramework(text) {
  if (text === DATA_START) return true;
  const data = parse(DATA.exec(text)?.[1]);
  if (Array.isArray(data))
    return data.length === 2 && [1, 3].includes(data[0]) && typeof data[1] === "string";
  const bootstrap = parse(BOOTSTRAP.exec(text)?.[1]);
  return bootstrap !== undefined && isBootstrap(bootstrap);
}

/** @param {Record<string, unknown>} bootstrap */
function isBootstrap({ otherChunks, runtimeModuleIds, ...rest }) {
  const chunks = Array.isArray(otherChunks) ? otherChunks : [];
  const modules = Array.isArray(runtimeModuleIds) ? runtimeModuleIds : [];
  return (
    Object.keys(rest).length === 0 &&
    chunks.every((chunk) => typeof chunk === "string" && CHUNK.test(chunk)) &&
    modules.every((id) => typeof id === "number")
  );
}

/**
 * Parses pure JSON only: any other expression would be code.
 * @param {string | undefined} json
 */
function parse(json) {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
