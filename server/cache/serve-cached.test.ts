import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { computeCacheBustingSearchParam } from "next/dist/shared/lib/router/utils/cache-busting-search-param";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ResponseCache } from "@/server/cache/response-cache.mjs";
import { setPageCacheControl } from "@/server/cache/page-cache-control.mjs";
import { keysOfPage, serveCached } from "@/server/cache/serve-cached.mjs";
import { storeResponse } from "@/server/cache/store-response.mjs";
import { tagInvalidation } from "@/server/cache/tag-invalidation.mjs";
import { interceptResponse } from "@/server/edge/response-pipeline.mjs";

const PAGE = "<!doctype html><p>Belts, ৳ 850. ".repeat(200);
const OF_A_PAGE = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "s-maxage=300, stale-while-revalidate=31535700",
  Vary: "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding",
  ETag: '"page"',
  "x-page-tags": "products,category:Belts",
  "X-Request-Id": "of-the-first",
};

/** How often the framework was asked, and what it answers. */
let asked: number;
let make: (request: IncomingMessage, response: ServerResponse) => void;
let server: ReturnType<typeof createServer>;

beforeEach(async () => {
  asked = 0;
  make = (_request, response) => sendPage(response);
  const cache = new ResponseCache();
  server = createServer((message, response) => {
    if (serveCached(message, response, null, cache)) return;
    interceptResponse(message, response, { isHttps: false, route: null, areScriptsHashed: true })([
      setPageCacheControl,
      () => storeResponse(message, response, cache),
    ]);
    asked += 1;
    make(message, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function sendPage(response: ServerResponse, headers: Record<string, string> = {}, status = 200): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries({ ...OF_A_PAGE, ...headers })) response.setHeader(name, value);
  response.setHeader("Content-Encoding", "gzip");
  const body = gzipSync(PAGE);
  response.write(body.subarray(0, 20));
  response.end(body.subarray(20));
}

interface Seen {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

async function visit(path = "/belts", headers: Record<string, string> = {}, method = "GET"): Promise<Seen> {
  const { port } = server.address() as AddressInfo;
  return await new Promise((resolve, reject) => {
    const sent = request(
      { port, path, method, headers: { "Accept-Encoding": "gzip, br", ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    sent.on("error", reject).end();
  });
}

it("asks the framework once for a page, and answers everybody else itself in the smallest encoding", async () => {
  const first = await visit();
  expect(first.headers).toMatchObject({ "content-encoding": "gzip", "x-request-id": "of-the-first" });
  expect(gunzipSync(first.body).toString()).toBe(PAGE);
  await expect.poll(async () => (await visit()).headers["content-encoding"]).toBe("br");
  const { status, headers, body } = await visit("/belts", { Cookie: "session=1" });
  expect(status).toBe(200);
  expect(brotliDecompressSync(body).toString()).toBe(PAGE);
  expect(headers).toMatchObject({
    "content-length": String(body.length),
    "cache-control": "public, max-age=0, s-maxage=1, must-revalidate",
    vary: OF_A_PAGE.Vary,
    etag: OF_A_PAGE.ETag,
  });
  for (const name of ["x-request-id", "x-page-tags"]) expect(headers).not.toHaveProperty(name);
  expect(gunzipSync((await visit("/belts", { "Accept-Encoding": "gzip" })).body).toString()).toBe(PAGE);
  expect(asked).toBe(1);
});

it("keeps a page and its data for the router under keys that lead to each other", () => {
  for (const key of ["/belts", "/belts data"]) expect(keysOfPage(key)).toEqual(["/belts", "/belts data"]);
});

it("says 304 to who has the page, and sends no body to HEAD", async () => {
  await visit();
  for (const known of ['"page"', 'W/"page"', '"other", W/"page"', "*"]) {
    const { status, headers, body } = await visit("/belts", { "If-None-Match": known });
    expect([status, body.length, headers.etag]).toEqual([304, 0, '"page"']);
  }
  expect(await visit("/belts", { "If-None-Match": '"other"' })).toMatchObject({ status: 200 });
  const head = await visit("/belts", {}, "HEAD");
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(Number(head.headers["content-length"])).toBeGreaterThan(0);
  expect(asked).toBe(1);
});

it.each([
  ["/belts", "s-maxage=300", "rsc, Accept-Encoding"],
  ["/_next/static/chunks/a.js", "public, max-age=31536000, immutable", "rsc, Accept-Encoding"],
  ["/images/a.webp", "public, max-age=31536000, immutable", "rsc"],
])(
  "tells who has %s whether its encodings vary, also where the framework does not",
  async (path, cacheControl, vary) => {
    make = (_request, response) => {
      response.setHeader("Cache-Control", cacheControl);
      response.setHeader("Vary", "rsc");
      response.writeHead(304).end();
    };
    const { status, headers } = await visit(path, { "If-None-Match": '"page"' });
    expect([status, headers.vary]).toEqual([304, vary]);
  },
);

it("asks the framework again as soon as something on the page has changed", async () => {
  await visit();
  make = (_request, response) => sendPage(response, { ETag: '"newer"' });
  tagInvalidation.invalidate(["category:Caps"]);
  expect((await visit()).headers.etag).toBe('"page"');
  tagInvalidation.invalidate(["category:Belts"]);
  expect((await visit()).headers.etag).toBe('"newer"');
});

it.each<Record<string, string>>([
  { RSC: "1" },
  { "Next-Router-Prefetch": "1" },
  { "Next-Router-State-Tree": "[]" },
  { "Next-Router-Segment-Prefetch": "/_tree" },
  { Range: "bytes=0-9" },
])("tells a page from what is asked for with %j", async (headers) => {
  make = ({ headers: seen }, response) => {
    const isPage = Object.keys(headers).every((name) => seen[name.toLowerCase()] === undefined);
    sendPage(response, isPage ? {} : { ETag: '"other"', "Content-Type": "text/x-component" });
  };
  for (const [more, etag] of [
    [headers, '"other"'],
    [{}, '"page"'],
    [headers, '"other"'],
    [{}, '"page"'],
  ] as const)
    expect((await visit("/belts", more)).headers.etag).toBe(etag);
});

describe("the data of a page", () => {
  const OF_A_VISIT = { RSC: "1", "Next-Url": "/", "Next-Router-State-Tree": "%5B%22%22%5D" };
  const markOf = async (prefetch?: "1", segment?: string) =>
    await computeCacheBustingSearchParam(prefetch, segment, OF_A_VISIT["Next-Router-State-Tree"], "/");

  beforeEach(() => {
    make = ({ headers }, response) => {
      const isData = headers.rsc === "1";
      sendPage(response, isData ? { "Content-Type": "text/x-component", ETag: '"data"' } : {});
    };
  });

  it("is kept beside the page, for every visit", async () => {
    await visit(`/belts?_rsc=${await markOf()}`, OF_A_VISIT);
    await expect
      .poll(
        async () => (await visit(`/belts?_rsc=${await markOf()}`, OF_A_VISIT)).headers["content-encoding"],
      )
      .toBe("br");
    expect((await visit("/belts?_rsc=", { RSC: "1" })).headers).toMatchObject({ etag: '"data"' });
    expect(asked).toBe(1);
    expect((await visit("/belts")).headers).toMatchObject({ etag: '"page"' });
    tagInvalidation.invalidate(["category:Belts"]);
    await visit("/belts?_rsc=", { RSC: "1" });
    expect(asked).toBe(3);
  });

  it("is not given under the mark of another answer, nor to who asks for a part of it", async () => {
    await visit("/belts?_rsc=", { RSC: "1" });
    const [mark, markOfTree] = [await markOf(), await markOf("1", "/_tree")];
    const part = { ...OF_A_VISIT, "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" };
    const odd = [
      [`/belts?_rsc=${markOfTree}`, OF_A_VISIT],
      [`/belts?_rsc=${markOfTree}`, part],
      [`/belts?_rsc=${mark}`, part],
      ["/belts?_rsc=", OF_A_VISIT],
      ["/belts", { RSC: "1" }],
      ["/belts?_rsc=", { RSC: "2" }],
      ["/belts?_rsc=", {}],
      ["/login?_rsc=", { RSC: "1" }],
    ] as const;
    for (const [path, headers] of odd) await visit(path, headers);
    for (const [path, headers] of odd) await visit(path, headers);
    expect(asked).toBe(1 + 2 * odd.length);
  });

  it("gets a tag of its own where the framework gave none", async () => {
    make = (_request, response) => {
      sendPage(response, { "Content-Type": "text/x-component", ETag: "" });
    };
    await visit("/belts?_rsc=", { RSC: "1" });
    const { etag = "" } = (await visit("/belts?_rsc=", { RSC: "1" })).headers;
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    expect((await visit("/belts?_rsc=", { RSC: "1", "If-None-Match": etag })).status).toBe(304);
  });
});

it.each(["/images/a.webp", "/catalogue/a.webp"])("keeps the picture %s as it is", async (path) => {
  const picture = Buffer.from("picture");
  make = (_request, response) => {
    response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    response.writeHead(200, { "Content-Type": "image/webp", ETag: '"picture"' }).end(picture);
  };
  await visit(path);
  const { headers, body } = await visit(path);
  expect([asked, headers["content-encoding"], body]).toEqual([1, undefined, picture]);
  expect((await visit(path, { "If-None-Match": '"picture"' })).status).toBe(304);
});

it.each([
  "/login",
  "/dashboard/cart",
  "/belts?a=1",
  "/belts?_rsc=x",
  "/api/products",
  "/film/a.webm",
  "/belts#a",
  "/a/../belts",
  "/./belts",
  "/_next/static/./chunks/a.js",
  "/_next/static/chunks/%61.js",
])("keeps nothing of %s", async (path) => {
  await visit(path);
  await visit(path);
  expect(asked).toBe(2);
});

it.each([
  ["another status", 404, {}],
  ["a cookie", 200, { "Set-Cookie": "a=1" }],
  ["a private answer", 200, { "Cache-Control": "private, no-store" }],
  ["one that varies by visitor", 200, { Vary: "Accept-Encoding, Cookie" }],
])("does not keep %s", async (_what, status, headers: Record<string, string>) => {
  make = (_request, response) => sendPage(response, headers, status);
  await visit();
  expect((await visit()).status).toBe(status);
  expect(asked).toBe(2);
});

it("gives nobody else what became stale while it was made, nor what was cut short", async () => {
  make = (_request, response) => {
    tagInvalidation.invalidate(["products"]);
    sendPage(response);
  };
  await visit();
  await visit();
  expect(asked).toBe(2);
  make = (_request, response) => {
    for (const [name, value] of Object.entries(OF_A_PAGE)) response.setHeader(name, value);
    response.write("<!doctype");
    response.destroy();
  };
  await visit().catch(() => undefined);
  await visit().catch(() => undefined);
  expect(asked).toBe(4);
});
