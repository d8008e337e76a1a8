// @ts-check
import { ERRORS } from "../../lib/platform/http/error-codes.mjs";
import { SCRIPT_HASHES_HEADER } from "../next/page-headers.mjs";
import { languageOf, PAGE_WORDS, sayRefusal } from "./page-words.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { Language } from "./page-words.mjs" */

/** @param {string} url */
export const isApiUrl = (url) => /^\/+api(?:[/?%]|$)/.test(url);

/**
 * An error answer that the server makes without the framework.
 * @typedef {object} ErrorAnswer
 * @property {keyof typeof ERRORS} code
 * @property {number} [status] where it is not that of the code
 * @property {string} [message] where it is not that of the code
 * @property {keyof typeof PAGE_WORDS.en.advice} [advice] under the message, on a page
 * @property {Record<string, unknown>} [details] further facts for a call
 * @property {Record<string, string>} [headers]
 * @property {Record<string, unknown>} [promised] what a call holds also on failure
 */

/**
 * Sends the one error shape for a call, a small page of its own for everything else.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {ErrorAnswer} answer
 */
export function sendError({ method, url = "" }, response, answer) {
  const { code, advice, details, headers = {}, promised } = answer;
  const { status, message } = { ...ERRORS[code], ...answer };
  const requestId = String(response.getHeader("X-Request-Id"));
  const isApi = isApiUrl(url);
  const body = isApi
    ? errorBody({ code, message, ...(details && { details }), requestId }, promised)
    : errorPage({ language: languageOf(url), code, message, advice });
  response.writeHead(status, {
    ...headers,
    "Content-Type": isApi ? "application/json" : "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    // Our small page has no script.
    ...(!isApi && { [SCRIPT_HASHES_HEADER]: "" }),
  });
  response.end(method === "HEAD" ? undefined : body);
}

/**
 * Replaces the framework's answer with a small page that has no script.
 * @param {ServerResponse} response
 * @param {import("./response-pipeline.mjs").Head} head
 * @param {Buffer} page
 */
export function replaceWithPage(response, head, page) {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "no-store");
  response.setHeader(SCRIPT_HASHES_HEADER, "");
  head.replaceBody(page);
}

/**
 * @param {{ code: string, message: string, details?: Record<string, unknown>, requestId: string }} error
 * @param {Record<string, unknown>} [promised]
 */
export const errorBody = (error, promised) => JSON.stringify({ error, ...promised });

/**
 * The page of an error that the server answers without the framework.
 * @param {{ language: Language } & Pick<ErrorAnswer, "code" | "advice"> & { message: string }} options
 */
export function errorPage({ language, code, message, advice = "checkAddress" }) {
  const words = PAGE_WORDS[language];
  const title = sayRefusal(language, { code, message });
  return smallPage({ language, title, text: `<p>${words.advice[advice]} ${words.toTheShop}</p>` });
}

/**
 * A page that needs neither the framework nor a script.
 * @param {{ language: Language, title: string, text: string }} parts the text is HTML
 */
export const smallPage = ({ language, title, text }) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<body style="margin:20vh auto;max-width:32rem;padding:0 1.5rem;font:18px/1.5 system-ui;background:#f7f5f0;color:#15171c">
<main>
<h1 style="font-size:1.6rem">${title}</h1>
${text}
</main>
`;
