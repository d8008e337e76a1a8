// @ts-check
import { isBuildFile, isTrackingLink } from "./cacheable-pages.mjs";
import { DAY_SECONDS } from "../../lib/platform/time/durations.mjs";

const YEAR_SECONDS = 365 * DAY_SECONDS;

/** What a browser may do for no page of the shop: pictures are taken by the phone's own camera, through a file field. */
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

/** Whoever has the address sees the order: no other site and no search engine is told it. */
const LINK_HEADERS = { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex, nofollow, noarchive" };

/**
 * What every answer but a file of the build carries, whoever writes it.
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
 * What a file of the build carries: the others are for what is shown by itself, or in a frame.
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
