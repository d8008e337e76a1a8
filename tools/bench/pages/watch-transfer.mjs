// @ts-check

/** What the kinds of the browser are called here; any other kind is "other". */
const KINDS = /** @type {Record<string, string>} */ ({
  Document: "html",
  Stylesheet: "css",
  Script: "script",
  Font: "font",
  Image: "picture",
  Fetch: "data",
});

/**
 * Adds up what goes over the line, by kind, as bytes of the answers with their heads.
 * @param {import("@playwright/test").CDPSession} session
 */
export function watchTransfer(session) {
  /** @type {Map<string, string>} */
  const kinds = new Map();
  /** @type {Record<string, number>} */
  const bytes = {};
  let requests = 0;
  session.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
    if (!request.url.startsWith("http")) return;
    requests += 1;
    kinds.set(requestId, KINDS[type ?? ""] ?? "other");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return () => ({ requests, bytes: { ...bytes } });
}
