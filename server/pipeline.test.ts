import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { notePageFailure } from "@/lib/platform/http/report-request-error";
import { serveCached } from "./cache/serve-cached.mjs";
import { storeResponse } from "./cache/store-response.mjs";
import type { ResponseStep } from "./edge/response-pipeline.mjs";
import { makeRoutePattern } from "./edge/route-pattern.mjs";
import { hashErrorPageScripts } from "./next/error-page-scripts.mjs";
import { SCRIPT_HASHES_HEADER } from "./next/page-headers.mjs";
import { fixRangeStatus, sanitizeRequestHeaders } from "./next/request-headers.mjs";
import { type Extras, makePipeline } from "./pipeline.mjs";

/** The framework's first inline script, and how a policy names it. */
const SCRIPT = "(self.__next_f=self.__next_f||[]).push([0])";
const HASH_OF_PAGE = "'sha256-of-the-page='";
const HASH_OF_NOT_FOUND_PAGE = "'sha256-of-the-404='";
/** The shop's own two inline scripts, and no other. */
const OWN_SCRIPTS_ALONE = /^script-src 'self'(?: 'sha256-[\w+/]{43}='){2}$/;
const PREFETCH = "</product.js>; rel=prefetch; as=script";
const SESSION = "next-auth.session-token=a.b.c";

const ROUTES = {
  staticRoutes: [],
  dynamicRoutes: [
    { page: "/about/[[...rest]]", regex: "^/about(?:/(.+?))?(?:/)?$" },
    { page: "/[category]", regex: "^/([^/]+?)(?:/)?$" },
  ],
  redirects: [],
  rewrites: { afterFiles: [] },
};

/** Stands in for the page that a build makes. */
const replaceNotFoundPage: ResponseStep = (_, response) => ({
  onHead(head) {
    if (head.status !== 404) return;
    response.setHeader(SCRIPT_HASHES_HEADER, HASH_OF_NOT_FOUND_PAGE);
    head.replaceBody(Buffer.from("nothing here"));
  },
});

/** Stands in for the scripts that a build makes. */
const prefetchProductScripts: ResponseStep = ({ headers }, response) =>
  headers["save-data"] === "on" ? null : { onHead: () => void response.appendHeader("Link", PREFETCH) };

const extras = {
  ROUTES,
  findRoute: makeRoutePattern(ROUTES, []),
  areScriptsHashed: true,
  configureFramework: () => undefined,
  serveCached,
  storeResponse,
  hashErrorPageScripts,
  replaceNotFoundPage,
  fixRangeStatus,
  prefetchProductScripts,
  sanitizeRequestHeaders,
  handleUnlessNotFound: async (_request: IncomingMessage, _response: ServerResponse, handle: () => void) =>
    handle(),
} satisfies Partial<Extras> as Extras;

/** What the framework answers, and what it was asked. */
let render: RequestListener;
let asked: IncomingMessage[];
let server: ReturnType<typeof createServer>;
let isDraining: boolean;
/** A page of its own for each test: the response cache is one for the process. */
let page: string;
let pages = 0;

beforeEach(async () => {
  asked = [];
  isDraining = false;
  page = `/belts-${(pages += 1)}`;
  render = (_, response) => sendPage(response);
  server = createServer(
    makePipeline({
      handle: (request, response) => {
        asked.push(request);
        render(request, response);
      },
      extras,
      isDraining: () => isDraining,
      settings: {
        isHttps: false,
        isLogging: false,
        trustedProxies: 0,
        rateLimitFactor: 1,
        secret: "s".repeat(32),
      },
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function sendPage(response: ServerResponse, status = 200, headers: Record<string, string> = {}): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "s-maxage=300, stale-while-revalidate=31535700");
  response.setHeader("ETag", '"page"');
  if (status === 200) response.setHeader(SCRIPT_HASHES_HEADER, HASH_OF_PAGE);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.write(`<script>${SCRIPT}</script>`);
  response.end("page");
}

async function ask(path = page, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, redirect: "manual" });
  const [scripts = ""] = (response.headers.get("content-security-policy") ?? "").split("; ");
  return { status: response.status, headers: response.headers, scripts, text: await response.text() };
}

describe("the way of an answer", () => {
  it("keeps with a cached page the policy and the cache control that its first visitor got", async () => {
    const first = await ask();
    const second = await ask();
    expect(asked).toHaveLength(1);
    expect(first.scripts).toContain(HASH_OF_PAGE);
    for (const name of ["content-security-policy", "cache-control", "x-frame-options", "etag"])
      expect(second.headers.get(name), name).toBe(first.headers.get(name));
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=1, must-revalidate");
    expect(second.text).toBe(first.text);
    for (const { headers } of [first, second]) expect(headers.has(SCRIPT_HASHES_HEADER)).toBe(false);
  });

  it("gives a cached page to everybody without the cookie of the visitor who had it made, and its own id", async () => {
    const first = await ask(page, { cookie: SESSION });
    expect(first.headers.get("set-cookie")).toMatch(/^signed-in=1/);
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    const second = await ask();
    expect(asked).toHaveLength(1);
    expect(second.headers.get("set-cookie")).toBeNull();
    expect(second.headers.get("cache-control")).toContain("s-maxage=1");
    expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
    expect((await ask(page, { cookie: SESSION })).headers.get("set-cookie")).toMatch(/^signed-in=1/);
  });

  it("names once what to fetch next, on a page that is made and one from the cache, and not to who saves data", async () => {
    for (const [headers, link] of [
      [{}, PREFETCH],
      [{}, PREFETCH],
      [{ "save-data": "on" }, null],
    ] as const)
      expect((await ask(page, headers)).headers.get("link")).toBe(link);
    expect(asked).toHaveLength(1);
  });

  it("names the inline scripts of the page that takes the place of a 404", async () => {
    render = (_, response) => sendPage(response, 404);
    const { status, scripts, text, headers } = await ask();
    expect([status, text]).toEqual([404, "nothing here"]);
    expect(scripts).toContain(HASH_OF_NOT_FOUND_PAGE);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("names the framework's inline scripts of a page that failed", async () => {
    render = (_, response) => sendPage(response, 500);
    const { status, scripts, text } = await ask();
    expect([status, text]).toEqual([500, `<script>${SCRIPT}</script>page`]);
    expect(scripts.match(/sha256-/g)).toHaveLength(3);
  });

  it("gives the page of an outage, which has no script, in the place of one that failed for it", async () => {
    render = (_, response) => {
      notePageFailure(page, true);
      sendPage(response, 500);
    };
    const { status, scripts, text, headers } = await ask();
    expect(status).toBe(503);
    expect(text).toContain("This page did not load");
    expect(scripts).toMatch(OWN_SCRIPTS_ALONE);
    expect(headers.get("refresh")).toMatch(/^\d$/);
    render = (_, response) => sendPage(response);
    expect((await ask()).status).toBe(200);
  });

  it("takes a range behind the end of a file for the client's mistake, and holds back no page", async () => {
    render = (_, response) => sendPage(response, 500, { "Content-Range": "bytes */9" });
    const { status, scripts } = await ask();
    expect(status).toBe(416);
    expect(scripts.match(/sha256-/g)).toHaveLength(2);
  });
});

describe("the way of a request", () => {
  it("gives a refusal the headers of every answer, a policy without the framework's scripts, and nothing of a visitor", async () => {
    const { status, headers, scripts } = await ask("/%ff", { cookie: SESSION });
    expect(status).toBe(400);
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(scripts).toMatch(OWN_SCRIPTS_ALONE);
    expect(headers.get("set-cookie")).toBeNull();
    expect(asked).toHaveLength(0);
  });

  it("asks the framework with the id and the address of its own, whatever the client says", async () => {
    const { headers } = await ask(page, { "x-request-id": "theirs", "x-client-address": "192.0.2.1" });
    expect(asked[0]?.headers["x-request-id"]).toBe(headers.get("x-request-id"));
    expect(asked[0]?.headers["x-client-address"]).toBe("127.0.0.1");
  });

  it("counts a flood by the connection's address, before the framework has any work with it", async () => {
    const answers = [];
    for (let index = 0; index < 60; index += 1)
      answers.push(
        await ask("/api/auth/callback/credentials", { "x-client-address": `192.0.2.${index}` }, "POST"),
      );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
    expect(asked.length).toBe(answers.filter(({ status }) => status === 200).length);
    const [refused] = answers.filter(({ status }) => status === 429);
    expect(JSON.parse(refused?.text ?? "").error).toEqual({
      code: "TOO_MANY_REQUESTS",
      message: expect.any(String),
      requestId: refused?.headers.get("x-request-id"),
    });
    expect(refused?.headers.get("x-frame-options")).toBe("DENY");
  });

  it("sends another spelling of a page to its one address, and drops its query, before the cache is asked", async () => {
    const { status, headers } = await ask("/About/?x=1");
    expect([status, headers.get("location")]).toEqual([308, "/about?x=1"]);
    await ask("/about?x=1");
    await ask("/about?y=2");
    expect(asked.map(({ url }) => url)).toEqual(["/about"]);
  });

  it("tells the cache what the framework is not to see: a wish for a part is no wish for the page", async () => {
    const ranges = { range: "lines=1-2" };
    await ask(page, ranges);
    await ask(page, ranges);
    expect(asked.map(({ headers }) => headers.range)).toEqual([undefined, undefined]);
    expect((await ask()).status).toBe(200);
    expect(asked).toHaveLength(3);
  });

  it("closes its connections while it drains, and says that it is not ready", async () => {
    isDraining = true;
    const ready = await ask("/api/health/ready");
    expect([ready.status, ready.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(ready.headers.get("connection")).toBe("close");
    expect((await ask()).status).toBe(200);
  });
});
