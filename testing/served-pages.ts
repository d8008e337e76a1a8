import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { makeReadyAnswers } from "@/server/cache/ready-answers.mjs";
import { serveCached } from "@/server/cache/serve-cached.mjs";
import { answerStale } from "@/server/cache/stale-answer.mjs";
import { storeResponse } from "@/server/cache/store-response.mjs";
import type { ResponseStep } from "@/server/edge/response-pipeline.mjs";
import { makeRoutes } from "@/server/next/make-routes.mjs";
import { pageFormat } from "@/server/next/page-entry.mjs";
import { SCRIPT_HASHES_HEADER } from "@/server/next/page-headers.mjs";
import { fixRangeStatus, sanitizeRequestHeaders } from "@/server/next/request-headers.mjs";
import { type Extras, makePipeline } from "@/server/pipeline.mjs";

/** The framework's first inline script, and its source in a content security policy. */
const SCRIPT = "(self.__next_f=self.__next_f||[]).push([0])";
export const HASH_OF_PAGE = "'sha256-of-the-page='";
export const HASH_OF_NOT_FOUND_PAGE = "'sha256-of-the-404='";
export const PREFETCH = "</product.js>; rel=prefetch; as=script";
export const SESSION = "next-auth.session-token=a.b.c";

const MANIFEST = {
  staticRoutes: [],
  dynamicRoutes: [
    { page: "/about/[[...rest]]", regex: "^/about(?:/(.+?))?(?:/)?$" },
    { page: "/[category]", regex: "^/([^/]+?)(?:/)?$" },
    { page: "/rail/[category]/[page]", regex: "^/rail/([^/]+?)/([^/]+?)(?:/)?$" },
  ],
  redirects: [{ source: "/rail/:rest*", destination: "/", regex: "^/rail(?:/(.*))?$" }],
  rewrites: { afterFiles: [] },
};

/** Replaces the page that a build makes. */
const replaceNotFoundPage: ResponseStep = (_, response) => ({
  onHead(head) {
    if (head.status !== 404) return;
    response.setHeader(SCRIPT_HASHES_HEADER, HASH_OF_NOT_FOUND_PAGE);
    head.replaceBody(Buffer.from("nothing here"));
  },
});

/** The server's pipeline, with a framework whose answers the test decides. */
export class ServedPages {
  /** The framework's answer, and the requests that it got. */
  render: RequestListener = (_, response) => this.sendPage(response);
  readonly asked: IncomingMessage[] = [];
  /** The requests that got a ready answer. */
  readonly ready: IncomingMessage[] = [];
  isDraining = false;
  /** The cookie that a step sets on each answer. */
  cookie: string | null = null;
  /** Each test has a page of its own, because the process has a single response cache. */
  readonly page = `/belts-${(pages += 1)}`;
  readonly #server;

  constructor({ isLogging = false } = {}) {
    const isDraining = () => this.isDraining;
    const answerReady = makeReadyAnswers({ isDraining, isLogging });
    const answer = makePipeline({
      handle: (request, response) => {
        this.asked.push(request);
        this.render(request, response);
      },
      extras: this.#makeExtras(),
      isDraining,
      settings: {
        isHttps: false,
        isLogging,
        trustedProxies: 0,
        rateLimitFactor: 1,
        secret: "s".repeat(32),
      },
    });
    this.#server = createServer((request, response) => {
      if (answerReady(request, response)) this.ready.push(request);
      else answer(request, response);
    });
  }

  #makeExtras(): Extras {
    // Replaces the scripts that a build makes.
    const prefetchProductScripts: ResponseStep = ({ headers }, response) => ({
      onHead: () => {
        if (headers["save-data"] !== "on") response.appendHeader("Link", PREFETCH);
        if (this.cookie !== null) response.appendHeader("Set-Cookie", this.cookie);
      },
    });
    return {
      ...makeRoutes(MANIFEST, []),
      areScriptsHashed: true,
      pageFormat,
      useBuiltConfig: () => undefined,
      makeReadyAnswers,
      serveCached,
      storeResponse,
      answerStale,
      replaceNotFoundPage,
      keepNotFoundPage: () => undefined,
      fixRangeStatus,
      prefetchProductScripts,
      sanitizeRequestHeaders,
      handleUnlessNotFound: async (
        _request: IncomingMessage,
        _response: ServerResponse,
        handle: () => void,
      ) => handle(),
    };
  }

  async open(port = 0): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, "127.0.0.1", resolve));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  sendPage(response: ServerResponse, status = 200, headers: Record<string, string> = {}): void {
    response.statusCode = status;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Cache-Control", "s-maxage=300, stale-while-revalidate=31535700");
    response.setHeader("ETag", '"page"');
    if (status === 200) response.setHeader(SCRIPT_HASHES_HEADER, HASH_OF_PAGE);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.write(`<script>${SCRIPT}</script>`);
    response.end("page");
  }

  async ask(path = this.page, headers: Record<string, string> = {}, method = "GET") {
    const url = `http://127.0.0.1:${this.port}${path}`;
    const response = await fetch(url, { method, headers, redirect: "manual" });
    const [scripts = ""] = (response.headers.get("content-security-policy") ?? "").split("; ");
    return { status: response.status, headers: response.headers, scripts, text: await response.text() };
  }
}

let pages = 0;
