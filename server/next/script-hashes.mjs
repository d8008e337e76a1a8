// @ts-check

/** How a page from the cache says which inline scripts are the framework's. The server never sends it on. */
export const INLINE_SCRIPTS_HEADER = "x-inline-scripts";

const INLINE_SCRIPT = /<script\b[^>]*>([^]*?)<\/script>/g;
const DATA_START = "(self.__next_f=self.__next_f||[]).push([0])";
const DATA = /^self\.__next_f\.push\((\[.*\])\)$/s;
const BOOTSTRAP =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;
const CHUNK = /^static\/chunks\/[\w~-][\w.~-]*\.js(?:\?[\w=&-]*)?$/;

/**
 * The sources that a content security policy needs for the inline scripts of a page. Only a script whose whole text is
 * data of the framework's own gets one: what somebody else brought into the page stays blocked.
 * @param {string} html
 */
export async function hashInlineScripts(html) {
  const texts = [...html.matchAll(INLINE_SCRIPT)].map(([, text = ""]) => text).filter(isOfFramework);
  return (await Promise.all([...new Set(texts)].map(toSource))).join(" ");
}

/** @param {string} text */
async function toSource(text) {
  // Not node:crypto: the framework also packs its cache into the middleware, whose runtime has only this one.
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${Buffer.from(digest).toString("base64")}'`;
}

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
 * Only JSON is data: any expression in it would be code.
 * @param {string | undefined} json
 */
function parse(json) {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
