import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notePageFailure } from "@/lib/platform/http/report-request-error";
import { HASH_OF_NOT_FOUND_PAGE, HASH_OF_PAGE, PREFETCH, ServedPages, SESSION } from "@/testing/served-pages";
import { SCRIPT_HASHES_HEADER } from "./next/page-headers.mjs";

/** The shop's own three inline scripts, and no other. */
const OWN_SCRIPTS_ALONE = /^script-src 'self'(?: 'sha256-[\w+/]{43}='){4}$/;

let served: ServedPages;
beforeEach(async () => {
  served = new ServedPages();
  await served.open();
});
afterEach(() => served.close());

describe("the way of an answer", () => {
  it("keeps with a cached page the policy and the cache control that its first visitor got", async () => {
    const first = await served.ask();
    const second = await served.ask();
    expect(served.asked).toHaveLength(1);
    expect(first.scripts).toContain(HASH_OF_PAGE);
    for (const name of ["content-security-policy", "cache-control", "x-frame-options", "etag"])
      expect(second.headers.get(name), name).toBe(first.headers.get(name));
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=1, must-revalidate");
    expect(second.text).toBe(first.text);
    for (const { headers } of [first, second]) expect(headers.has(SCRIPT_HASHES_HEADER)).toBe(false);
  });

  it("gives a cached page to everybody without the cookie of the visitor who had it made, and its own id", async () => {
    const first = await served.ask(served.page, { cookie: SESSION });
    expect(first.headers.get("set-cookie")).toMatch(/^signed-in=1/);
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    const second = await served.ask();
    expect(served.asked).toHaveLength(1);
    expect(second.headers.get("set-cookie")).toBeNull();
    expect(second.headers.get("cache-control")).toContain("s-maxage=1");
    expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
    expect((await served.ask(served.page, { cookie: SESSION })).headers.get("set-cookie")).toMatch(
      /^signed-in=1/,
    );
  });

  it("names once what to fetch next, on a page that is made and one from the cache, and not to who saves data", async () => {
    for (const [headers, link] of [
      [{}, PREFETCH],
      [{}, PREFETCH],
      [{ "save-data": "on" }, null],
    ] as const)
      expect((await served.ask(served.page, headers)).headers.get("link")).toBe(link);
    expect(served.asked).toHaveLength(1);
  });

  it("names the inline scripts of the page that takes the place of a 404", async () => {
    served.render = (_, response) => served.sendPage(response, 404);
    const { status, scripts, text, headers } = await served.ask();
    expect([status, text]).toEqual([404, "nothing here"]);
    expect(scripts).toContain(HASH_OF_NOT_FOUND_PAGE);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("gives a page that needs no script in the place of one that failed", async () => {
    served.render = (_, response) => served.sendPage(response, 500);
    const { status, scripts, text, headers } = await served.ask();
    expect(status).toBe(500);
    expect(text).toContain("This page did not load");
    expect(text).toContain("Go to the shop");
    expect(text).not.toContain("<script");
    expect(scripts).toMatch(OWN_SCRIPTS_ALONE);
    expect([headers.get("refresh"), headers.get("cache-control")]).toEqual([null, "no-store"]);
  });

  it("gives the page of an outage, which has no script, in the place of one that failed for it", async () => {
    served.render = (_, response) => {
      notePageFailure(served.page, true);
      served.sendPage(response, 500);
    };
    const { status, scripts, text, headers } = await served.ask();
    expect(status).toBe(503);
    expect(text).toContain("This page did not load");
    expect(scripts).toMatch(OWN_SCRIPTS_ALONE);
    expect(headers.get("refresh")).toMatch(/^\d$/);
    served.render = (_, response) => served.sendPage(response);
    expect((await served.ask()).status).toBe(200);
  });

  it("takes a range behind the end of a file for the client's mistake, and holds back no page", async () => {
    served.render = (_, response) => served.sendPage(response, 500, { "Content-Range": "bytes */9" });
    const { status, scripts } = await served.ask();
    expect(status).toBe(416);
    expect(scripts.match(/sha256-/g)).toHaveLength(4);
  });
});

describe("the way of a request", () => {
  it("gives a refusal the headers of every answer, a policy without the framework's scripts, and nothing of a visitor", async () => {
    const { status, headers, scripts } = await served.ask("/%ff", { cookie: SESSION });
    expect(status).toBe(400);
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(scripts).toMatch(OWN_SCRIPTS_ALONE);
    expect(headers.get("set-cookie")).toBeNull();
    expect(served.asked).toHaveLength(0);
  });

  it("refuses two hosts, of which it would have to guess one, for a page that lies ready too", async () => {
    await vi.waitFor(async () => {
      await served.ask();
      expect(served.ready.length).toBeGreaterThan(0);
    });
    const socket = connect(served.port, "127.0.0.1");
    socket.write(`GET ${served.page} HTTP/1.1\r\nHost: shop\r\nHost: other\r\n\r\n`);
    const [answer] = await once(socket, "data");
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("answers in the one error shape the first that is one too many on its connection", async () => {
    const request = "GET /api/products HTTP/1.1\r\nHost: shop\r\n\r\n";
    const socket = connect(served.port, "127.0.0.1").setEncoding("utf8");
    socket.write(request.repeat(250));
    let text = "";
    for await (const piece of socket) text += piece;
    const last = text.slice(text.lastIndexOf("HTTP/1.1 "));
    expect(served.asked).toHaveLength(101);
    expect(last).toMatch(/^HTTP\/1\.1 429 [^]*"error":\{"code":"TOO_MANY_REQUESTS"/);
    for (const header of [/^Retry-After: 2\r$/m, /^Connection: close\r$/m, /^X-Frame-Options: DENY\r$/m])
      expect(last).toMatch(header);
  });

  it("asks the framework with the id and the address of its own, whatever the client says", async () => {
    const { headers } = await served.ask(served.page, {
      "x-request-id": "theirs",
      "x-client-address": "192.0.2.1",
    });
    expect(served.asked[0]?.headers["x-request-id"]).toBe(headers.get("x-request-id"));
    expect(served.asked[0]?.headers["x-client-address"]).toBe("127.0.0.1");
  });

  it("counts a flood by the connection's address, before the framework has any work with it", async () => {
    const answers = [];
    for (let index = 0; index < 60; index += 1)
      answers.push(
        await served.ask(
          "/api/auth/callback/credentials",
          { "x-client-address": `192.0.2.${index}` },
          "POST",
        ),
      );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
    expect(served.asked.length).toBe(answers.filter(({ status }) => status === 200).length);
    const [refused] = answers.filter(({ status }) => status === 429);
    expect(JSON.parse(refused?.text ?? "").error).toEqual({
      code: "TOO_MANY_REQUESTS",
      message: expect.any(String),
      requestId: refused?.headers.get("x-request-id"),
    });
    expect(refused?.headers.get("x-frame-options")).toBe("DENY");
  });

  it("sends another spelling of a page to its one address, and drops its query, before the cache is asked", async () => {
    const { status, headers } = await served.ask("/About/?x=1");
    expect([status, headers.get("location")]).toEqual([308, "/about?x=1"]);
    await served.ask("/about?x=1");
    await served.ask("/about?y=2");
    expect(served.asked.map(({ url }) => url)).toEqual(["/about"]);
  });

  it.each(["/rail/%E0%A6%95/2", "/rail/%0a/x"])(
    "answers %s, which is no page's other spelling",
    async (path) => {
      expect((await served.ask(path)).headers.get("location")).toBeNull();
      expect(served.asked.map(({ url }) => url)).toEqual([path]);
    },
  );

  it("answers when something on the way throws, and then the next request", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    served.render = () => {
      throw new Error("out of order");
    };
    const { status, text } = await served.ask();
    expect([status, text]).toEqual([500, expect.stringContaining("Go to the shop")]);
    expect(JSON.parse((await served.ask("/api/anything")).text).error.code).toBe("INTERNAL");
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
    served.render = (_, response) => served.sendPage(response);
    expect((await served.ask()).status).toBe(200);
  });

  it("tells the cache what the framework is not to see: a wish for a part is no wish for the page", async () => {
    const ranges = { range: "lines=1-2" };
    await served.ask(served.page, ranges);
    await served.ask(served.page, ranges);
    expect(served.asked.map(({ headers }) => headers.range)).toEqual([undefined, undefined]);
    expect((await served.ask()).status).toBe(200);
    expect(served.asked).toHaveLength(3);
  });

  it("closes its connections while it drains, and says that it is not ready", async () => {
    served.isDraining = true;
    const readiness = await served.ask("/api/health/ready");
    expect([readiness.status, readiness.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(readiness.headers.get("connection")).toBe("close");
    expect((await served.ask()).status).toBe(200);
  });
});
