// @ts-check
import { createHash, randomBytes } from "node:crypto";
import { EARLY_PRESS_SCRIPT } from "../../lib/early-press.mjs";
import { INLINE_SCRIPTS_HEADER } from "../next/script-hashes.mjs";
import { isBuildFile, isPageOfItsVisitor } from "./public-address.mjs";
import { contentPolicy } from "./security-headers.mjs";

const POLICY = "Content-Security-Policy";
const NONCE_BYTES = 16;
const NOT_MODIFIED = 304;
const EARLY_PRESS = `'sha256-${createHash("sha256").update(EARLY_PRESS_SCRIPT).digest("base64")}'`;

/**
 * Gives every answer a content security policy that lets no inline script run but the framework's own: on a cached
 * page by the hashes that came with it, on a page made for one visitor by a nonce.
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
      const ofPage = response.getHeader(INLINE_SCRIPTS_HEADER) ?? "";
      response.removeHeader(INLINE_SCRIPTS_HEADER);
      const isPage = String(response.getHeader("Content-Type")).startsWith("text/html");
      // The browser puts this policy in the place of the one that came with the page it has.
      const isKnown = status === NOT_MODIFIED;
      if (isPage || !isBuildFile(url))
        response.setHeader(
          POLICY,
          contentPolicy([nonce, ...(isPage || isKnown ? [String(ofPage), EARLY_PRESS] : [])], isHttps),
        );
    },
  };
}
