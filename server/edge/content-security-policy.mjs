// @ts-check
import { createHash, randomBytes } from "node:crypto";
import { EARLY_PRESS_SCRIPT } from "../../lib/early-press.mjs";
import { extras } from "../next/extras.mjs";
import { SCRIPT_HASHES_HEADER } from "../next/page-headers.mjs";
import { isBuildFile, isPageOfItsVisitor } from "./public-address.mjs";
import { contentPolicy } from "./security-headers.mjs";

const POLICY = "Content-Security-Policy";
const NONCE_BYTES = 16;
const NOT_MODIFIED = 304;
const BAD_REQUEST = 400;
const EARLY_PRESS = `'sha256-${createHash("sha256").update(EARLY_PRESS_SCRIPT).digest("base64")}'`;

/**
 * Gives every answer a content security policy that lets no inline script run but the framework's own: on a cached
 * page by the hashes that came with it, on a page made for one visitor by a nonce. Without the extras (server/next) a cached
 * page may run all of its inline scripts.
 * @type {import("./response-pipeline.mjs").ResponseStep}
 */
export function contentSecurityPolicy(request, response, { isHttps, route }) {
  const { url = "/", headers } = request;
  // The framework takes its nonce from here: a visitor's own would stay in a cached page.
  delete headers["content-security-policy"];
  delete headers["content-security-policy-report-only"];
  const nonce = isPageOfItsVisitor(route) ? `'nonce-${randomBytes(NONCE_BYTES).toString("base64")}'` : "";
  if (nonce) headers["content-security-policy"] = `script-src ${nonce}`;
  return {
    onHead({ status }) {
      const ofPage = response.getHeader(SCRIPT_HASHES_HEADER) ?? "";
      response.removeHeader(SCRIPT_HASHES_HEADER);
      const isPage = String(response.getHeader("Content-Type")).startsWith("text/html");
      // The browser puts this policy in the place of the one that came with the page it has.
      const isKnown = status === NOT_MODIFIED;
      const scripts = isPage || isKnown ? scriptSources(nonce, String(ofPage), status) : [nonce];
      if (isPage || !isBuildFile(url)) response.setHeader(POLICY, contentPolicy(scripts, isHttps));
    },
  };
}

/**
 * @param {string} nonce
 * @param {string} hashes
 * @param {number} status
 */
function scriptSources(nonce, hashes, status) {
  if (extras.areScriptsHashed) return [nonce, hashes, EARLY_PRESS];
  // The framework puts the nonce into the scripts of a page that it renders for the request, and into no other page.
  return nonce && status < BAD_REQUEST ? [nonce, EARLY_PRESS] : ["'unsafe-inline'"];
}
