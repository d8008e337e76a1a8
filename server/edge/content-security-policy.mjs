// @ts-check
import { createHash, randomBytes } from "node:crypto";
import { CLOSED_LINE_SCRIPT } from "../../lib/platform/closed-line.mjs";
import { EARLY_PRESS_SCRIPT } from "../../lib/platform/early-press.mjs";
import { OPENED_COLOR_SCRIPT } from "../../lib/platform/opened-color.mjs";
import { SPECULATION_RULES } from "../../lib/platform/speculation-rules.mjs";
import { SCRIPT_HASHES_HEADER } from "../next/page-headers.mjs";
import { isBuildFile, isPersonalPage } from "./cacheable-pages.mjs";

const NONCE_BYTES = 16;
const NOT_MODIFIED = 304;
const BAD_REQUEST = 400;
/** The shop's own inline scripts, which any page may have. */
const OWN_SCRIPTS = [EARLY_PRESS_SCRIPT, CLOSED_LINE_SCRIPT, OPENED_COLOR_SCRIPT, SPECULATION_RULES]
  .map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
  .join(" ");

/** Each page names its scripts. Inline styles stay allowed: React and the pop-ups write them into elements. */
const DIRECTIVES = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https: data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];

/**
 * Gives an answer a content security policy that lets only the framework's inline scripts run: a cached page names
 * them by the hashes that came with it, a personal page by a nonce. Without hashes (NEXT_EXTRAS=off) a cached page
 * may run all its inline scripts.
 * @type {import("./response-pipeline.mjs").ResponseStep}
 */
export function contentSecurityPolicy(request, response, { isHttps, route, areScriptsHashed }) {
  const { url = "/", headers } = request;
  // The framework takes its nonce from this header: a nonce that a visitor sent would stay in a cached page.
  delete headers["content-security-policy"];
  delete headers["content-security-policy-report-only"];
  const nonce = isPersonalPage(route) ? `'nonce-${randomBytes(NONCE_BYTES).toString("base64")}'` : "";
  if (nonce) headers["content-security-policy"] = `script-src ${nonce}`;

  /** @param {number} status */
  function sourcesOfPage(status) {
    const hashes = response.getHeader(SCRIPT_HASHES_HEADER);
    // A page of our own says with an empty header that it has no script, with or without the extras.
    if (areScriptsHashed || hashes === "") return [nonce, String(hashes ?? ""), OWN_SCRIPTS];
    // The framework puts the nonce only into the scripts of a page that it renders for this request.
    return nonce && status < BAD_REQUEST ? [nonce, OWN_SCRIPTS] : ["'unsafe-inline'"];
  }

  return {
    onHead({ status }) {
      const isPage = String(response.getHeader("Content-Type")).startsWith("text/html");
      // On a 304 the browser replaces the policy of its cached page with this one.
      const sources = isPage || status === NOT_MODIFIED ? sourcesOfPage(status) : [nonce];
      response.removeHeader(SCRIPT_HASHES_HEADER);
      if (isPage || !isBuildFile(url))
        response.setHeader("Content-Security-Policy", contentPolicy(sources, isHttps));
    },
  };
}

/**
 * What a page may load and run.
 * @param {string[]} sources of inline scripts
 * @param {boolean} isHttps
 */
export function contentPolicy(sources, isHttps) {
  return [
    ["script-src 'self'", ...sources].filter(Boolean).join(" "),
    ...DIRECTIVES,
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
