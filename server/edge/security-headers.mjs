// @ts-check
import { isBuildFile, isTrackingLink } from "./cacheable-pages.mjs";
import { DAY_SECONDS } from "../../lib/platform/time/durations.mjs";

const YEAR_SECONDS = 365 * DAY_SECONDS;

/** Browser features that no page of the shop uses. A file field opens the phone's camera without this permission. */
const UNUSED_FEATURES = [
  "camera",
  "display-capture",
  "geolocation",
  "hid",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/** Anybody with the address sees the order, so no other site and no search engine may learn it. */
const LINK_HEADERS = { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex, nofollow, noarchive" };

/**
 * The headers of every answer except files of the build.
 * @param {boolean} isHttps whether shoppers reach the shop by https
 * @returns {Record<string, string>}
 */
export function securityHeaders(isHttps) {
  return {
    ...fileHeaders(isHttps),
    "X-Frame-Options": "DENY",
    "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}

/**
 * Sets the headers of every answer, whoever gives it.
 * @param {boolean} isHttps
 * @returns {import("node:http").RequestListener}
 */
export function makeSecurityHeaders(isHttps) {
  const ofAnswers = Object.entries(securityHeaders(isHttps));
  const ofFiles = Object.entries(fileHeaders(isHttps));
  const ofLinks = Object.entries({ ...securityHeaders(isHttps), ...LINK_HEADERS });
  return ({ url = "/" }, response) => {
    const headers = isBuildFile(url) ? ofFiles : isTrackingLink(url) ? ofLinks : ofAnswers;
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}

/**
 * The headers of a file of the build. The others only matter for documents, alone or in a frame.
 * @param {boolean} isHttps
 * @returns {Record<string, string>}
 */
function fileHeaders(isHttps) {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    ...(isHttps && { "Strict-Transport-Security": `max-age=${YEAR_SECONDS}` }),
  };
}
