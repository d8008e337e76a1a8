// @ts-check
// Depends on Next 16.4.6: the page of a failure is text/html with a status of 500 or more, plain or in gzip, and its inline
// scripts are those of script-hashes.mjs.
import { gunzipSync } from "node:zlib";
import { SCRIPT_HASHES_HEADER } from "./page-headers.mjs";
import { hashInlineScripts } from "./script-hashes.mjs";

const SERVER_ERROR = 500;

/**
 * The page that the framework sends for a failed one comes past its cache, and differs each time. It is held back until
 * it is whole, so that it can say which of its inline scripts are the framework's.
 * @param {import("node:http").ServerResponse} response
 */
export function hashErrorPageScripts(response) {
  const writeHead = response.writeHead.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  /** @type {number | undefined} */
  let heldStatus;
  /** @type {Buffer[]} */
  const body = [];

  response.writeHead = (/** @type {number} */ status, /** @type {any[]} */ ...rest) => {
    const isFailure =
      status >= SERVER_ERROR &&
      !response.hasHeader(SCRIPT_HASHES_HEADER) &&
      String(response.getHeader("Content-Type")).startsWith("text/html");
    if (!isFailure) return writeHead(status, ...rest);
    heldStatus = status;
    return response;
  };
  const isHeld = () => {
    if (!response.headersSent && heldStatus === undefined) response.writeHead(response.statusCode);
    return heldStatus !== undefined;
  };
  const keep = (/** @type {any} */ chunk) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) body.push(Buffer.from(chunk));
    return true;
  };
  response.flushHeaders = () => isHeld() || flushHeaders();
  response.write = (/** @type {any} */ ...chunk) => {
    return isHeld() ? keep(chunk[0]) : Reflect.apply(write, response, chunk);
  };
  response.end = (/** @type {any} */ ...chunk) => {
    if (!isHeld()) return Reflect.apply(end, response, chunk);
    keep(chunk[0]);
    return sendHeld();
  };

  function sendHeld() {
    const whole = Buffer.concat(body);
    try {
      const isCompressed = response.getHeader("Content-Encoding") === "gzip";
      const html = (isCompressed ? gunzipSync(whole) : whole).toString();
      response.setHeader(SCRIPT_HASHES_HEADER, hashInlineScripts(html));
      writeHead(heldStatus ?? SERVER_ERROR);
      end(whole);
    } catch {
      response.destroy();
    }
    return response;
  }
}
