import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { interceptResponse } from "./response-pipeline.mjs";
import { syncSignedInCookie } from "./signed-in-cookie.mjs";

const ATTRIBUTES = "; Path=/; Expires=Tue, 22 Dec 2026 00:00:00 GMT; HttpOnly; SameSite=Lax";
const SESSION = `next-auth.session-token=a.b.c${ATTRIBUTES}`;
const ENDED = "next-auth.session-token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax";
const CLEARED = "signed-in=; Path=/; Max-Age=0; SameSite=Lax";
const SET = "signed-in=1; Path=/; Max-Age=2592000; SameSite=Lax";

/** What the shop itself sets with its next answer. */
let own: string[] = [];
const server = createServer((request, response) => {
  const isHttps = request.headers["x-https"] === "1";
  interceptResponse(request, response, { isHttps, route: null, areScriptsHashed: true })([
    syncSignedInCookie,
  ]);
  if (own.length > 0) response.setHeader("Set-Cookie", own);
  response.end("page");
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => server.close());

async function ask(path: string, headers: IncomingHttpHeaders, set: string[] = []): Promise<string[]> {
  own = set;
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: headers as Record<string, string>,
  });
  return answer.headers.getSetCookie();
}

it.each([
  ["a visitor", "", []],
  ["somebody who has both", "signed-in=1; next-auth.session-token=a.b.c", []],
  ["a mark that has lost its session", "signed-in=1", [CLEARED]],
  ["a session that has lost its mark", "other=1; next-auth.session-token=a.b.c", [SET]],
  ["a session under https", "__Secure-next-auth.session-token=a.b.c; signed-in=1", []],
  ["a session cookie without a value", "next-auth.session-token=; signed-in=1", [CLEARED]],
  ["a cookie whose name only ends like the mark's", "not-signed-in=1", []],
])("gives with a page to %s what is missing", async (_, cookie, expected) => {
  expect(await ask("/about", { cookie })).toEqual(expected);
});

it("marks a connection that is safe with a cookie that only such ones carry", async () => {
  expect(await ask("/", { cookie: "__Secure-next-auth.session-token=a", "x-https": "1" })).toEqual([
    `${SET}; Secure`,
  ]);
});

it("says no more with a sign-in than that there is one, for as long as it lasts, and takes it back with its end", async () => {
  const mark = `signed-in=1${ATTRIBUTES.replace("; HttpOnly", "")}`;
  expect(await ask("/api/auth/callback/credentials", {}, ["other=1", SESSION])).toEqual([
    "other=1",
    SESSION,
    mark,
  ]);
  const cookie = "signed-in=1; next-auth.session-token=a.b.c";
  expect(await ask("/api/auth/signout", { cookie }, [ENDED])).toEqual([ENDED, CLEARED]);
});

it("leaves calls, files and pictures alone", async () => {
  for (const path of ["/api/cart", "/_next/static/chunks/a.js", "/images/a.webp", "/catalogue/a.webp"])
    expect(await ask(path, { cookie: "signed-in=1" }), path).toEqual([]);
});

it("leaves a page that is for all to no cache together with a mark that is this visitor's", async () => {
  const shared = "public, max-age=0, s-maxage=1, must-revalidate";
  const paged = createServer((request, response) => {
    interceptResponse(request, response, { isHttps: false, route: null, areScriptsHashed: true })([
      syncSignedInCookie,
    ]);
    response.setHeader("Cache-Control", shared);
    response.end("page");
  });
  await new Promise<void>((resolve) => paged.listen(0, resolve));
  const { port } = paged.address() as AddressInfo;
  const cacheControlFor = async (cookie: string) =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie } })).headers.get("cache-control");
  expect(await cacheControlFor("next-auth.session-token=a")).toBe("private, no-cache");
  expect(await cacheControlFor("signed-in=1")).toBe("private, no-cache");
  expect(await cacheControlFor("")).toBe(shared);
  paged.close();
});
