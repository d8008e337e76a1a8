import { expect, test } from "@playwright/test";

const FILM = "/film/cloth-thread-label.mp4";
/** A router state tree with the right nesting and a wrong marker, which the framework's parser refuses. */
const WRONG_TREE = encodeURIComponent(JSON.stringify(["", { children: ["login", {}] }, null, null, "x"]));
const DEEP_TREE = encodeURIComponent(`${'["",{"c":'.repeat(300)}["",{}]${"}]".repeat(300)}`);

for (const [path, headers, status] of [
  [FILM, { Range: "bytes=99999999999-" }, 416],
  [FILM, { Range: "bytes=-0" }, 200],
  [FILM, { Range: "bytes=0-9" }, 206],
  [FILM, { "If-Match": '"x"' }, 200],
  [FILM, { "If-Unmodified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" }, 200],
  ["/login", { RSC: "1", "Next-Router-State-Tree": "%" }, 200],
  ["/login", { RSC: "1", "Next-Router-State-Tree": "[]" }, 200],
  ["/login", { RSC: "1", "Next-Router-State-Tree": WRONG_TREE }, 200],
  ["/login", { RSC: "1", "Next-Router-State-Tree": DEEP_TREE }, 200],
  ["/login", { RSC: "1", "Next-Router-Prefetch": "2" }, 200],
  ["/details/65f000000000000000000001", { "If-None-Match": "*" }, 404],
  ["/login", { Expect: "the unexpected" }, 200],
] as const) {
  test(`${path} answers ${status} to ${JSON.stringify(headers).slice(0, 160)}`, async ({ request }) => {
    expect((await request.get(path, { headers })).status()).toBe(status);
  });
}

for (const path of [
  "/Abouts",
  "/NOTHING",
  "/wallets/85",
  "/api%2forders",
  "/details/65f000000000000000000001",
]) {
  test(`${path} is a 404 that reads without scripts, and that nobody keeps`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()["cache-control"]).toBe("no-store");
    const text = await response.text();
    if (response.headers()["content-type"]?.includes("html"))
      expect(text).toContain("We can't find that page");
    else expect(JSON.parse(text)).toMatchObject({ error: { code: "NOT_FOUND" } });
  });
}

for (const [method, path, status] of [
  ["POST", "/api", 404],
  ["DELETE", "/api?x", 404],
  ["GET", "/api%?x", 400],
] as const) {
  test(`${method} ${path} is refused in the one error shape`, async ({ request, baseURL }) => {
    const response = await request.fetch(`${baseURL}${path}`, { method });
    expect(response.status()).toBe(status);
    expect(await response.json()).toMatchObject({
      error: { code: expect.any(String), requestId: expect.any(String) },
    });
  });
}
