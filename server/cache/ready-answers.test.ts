import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PREFETCH, ServedPages, SESSION } from "@/testing/served-pages";
import { PAGE_TAGS_HEADER } from "../next/page-headers.mjs";
import { tagInvalidation } from "./tag-invalidation.mjs";

let served: ServedPages;
beforeEach(async () => {
  served = new ServedPages();
  await served.open();
});
afterEach(() => served.close());

describe("an answer that lies ready", () => {
  const OF_THE_MOMENT = ["date", "x-request-id", "link"];
  const describe200 = ({ status, headers, text }: Awaited<ReturnType<ServedPages["ask"]>>) => ({
    status,
    text,
    headers: [...headers].filter(([name]) => !OF_THE_MOMENT.includes(name)),
  });

  /** In the one encoding that is there from the beginning; the others come a moment later. */
  const askPlain = async (headers: Record<string, string> = {}, method = "GET") =>
    await served.ask(served.page, { "Accept-Encoding": "identity", ...headers }, method);

  it("is the one that was made before, with an id of its own", async () => {
    await askPlain();
    const made = await askPlain();
    const again = await askPlain();
    expect(served.ready).toHaveLength(1);
    expect(describe200(again)).toEqual(describe200(made));
    expect(again.headers.get("link")).toBe(PREFETCH);
    const ids = [made, again, await askPlain()].map(({ headers }) => headers.get("x-request-id"));
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => /^[\da-f-]{36}$/.test(id ?? ""))).toBe(true);
  });

  it("is told without its body to HEAD, and not at all to who has it", async () => {
    for (let count = 0; count < 3; count += 1) await askPlain();
    expect(await askPlain({}, "HEAD")).toMatchObject({ status: 200, text: "" });
    const known = { "If-None-Match": '"page"', "Cache-Control": "max-age=0" };
    expect((await askPlain(known)).status).toBe(304);
    const before = served.ready.length;
    expect(await askPlain(known)).toMatchObject({ status: 304, text: "" });
    expect(served.ready).toHaveLength(before + 1);
  });

  it.each<Record<string, string>>([
    { "Save-Data": "on" },
    { Range: "bytes=0-9" },
    { RSC: "1" },
    { "Next-Router-Prefetch": "1" },
    { "X-Middleware-Prefetch": "1" },
    { Cookie: SESSION },
    { Cookie: "signed-in=1" },
    { Cookie: Array(201).fill("a=1").join("; ") },
  ])("is not for who sends %j, and nothing of what they get is kept for others", async (headers) => {
    for (let count = 0; count < 3; count += 1) await askPlain();
    const before = served.ready.length;
    for (let count = 0; count < 2; count += 1) await askPlain(headers);
    expect(served.ready).toHaveLength(before);
    const { status, headers: got } = await askPlain();
    expect([status, got.get("set-cookie"), got.get("link")]).toEqual([200, null, PREFETCH]);
  });

  it("is never made of an answer with a cookie", async () => {
    served.cookie = "a=1";
    for (let count = 0; count < 3; count += 1) await askPlain();
    expect([served.asked.length, served.ready.length]).toEqual([1, 0]);
  });

  it("is for the signed in too, whose two cookies agree", async () => {
    for (let count = 0; count < 2; count += 1) await askPlain();
    const { status, headers } = await askPlain({ Cookie: `${SESSION}; signed-in=1` });
    expect([status, served.ready.length, headers.get("set-cookie")]).toEqual([200, 1, null]);
  });

  it.each(["POST", "PUT", "DELETE"])("is not for %s", async (method) => {
    for (let count = 0; count < 3; count += 1) await askPlain();
    const before = served.ready.length;
    expect([(await askPlain({}, method)).status, served.ready.length]).toEqual([405, before]);
  });

  it("is none any more once something on its page has changed, nor while the server stops", async () => {
    served.render = (_, response) => served.sendPage(response, 200, { [PAGE_TAGS_HEADER]: "category:Belts" });
    for (let count = 0; count < 3; count += 1) await askPlain();
    tagInvalidation.invalidate(["category:Belts"]);
    served.render = (_, response) =>
      served.sendPage(response, 200, { ETag: '"newer"', [PAGE_TAGS_HEADER]: "category:Belts" });
    const before = served.ready.length;
    expect((await askPlain()).headers.get("etag")).toBe('"newer"');
    expect(served.ready).toHaveLength(before);
    for (let count = 0; count < 2; count += 1) await askPlain();
    expect(served.ready).toHaveLength(before + 1);
    served.isDraining = true;
    expect((await askPlain()).headers.get("connection")).toBe("close");
    served.isDraining = false;
    expect((await askPlain()).headers.get("connection")).not.toBe("close");
  });

  it("waits behind another on its connection", async () => {
    for (let count = 0; count < 3; count += 1) await askPlain();
    const before = served.ready.length;
    const socket = connect(served.port, "127.0.0.1");
    const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;
    const late = new Promise<void>((resolve) => {
      served.render = (_, response) => void setTimeout(() => resolve(served.sendPage(response)), 50);
    });
    socket.write(request("/search") + request(served.page) + request(served.page));
    let text = "";
    socket.on("data", (chunk) => (text += String(chunk)));
    await late;
    await expect.poll(() => text.split("HTTP/1.1 200 OK").length - 1).toBe(3);
    socket.destroy();
    expect(served.ready).toHaveLength(before);
  });
});
