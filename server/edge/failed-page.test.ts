import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notePageFailure } from "@/lib/platform/http/report-request-error";
import { interceptResponse } from "./response-pipeline.mjs";
import { replaceFailedPage } from "./failed-page.mjs";

let render: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => {
  interceptResponse(request, response, { isHttps: false, route: null, areScriptsHashed: true })([
    replaceFailedPage,
  ]);
  render(request, response);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());

const fail = (response: ServerResponse) => void response.writeHead(500).end();
const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

describe("replaceFailedPage", () => {
  it("answers 503 for a page that failed because the database is away", async () => {
    render = (_, response) => {
      notePageFailure("/jeans", true);
      fail(response);
    };
    const response = await ask("/jeans?_rsc=1");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("2");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("answers 503 also where the framework tells the path that a rewrite leads to", async () => {
    render = (request, response) => {
      request.url = "/front/home";
      notePageFailure("/front/home", true);
      fail(response);
    };
    expect((await ask("/")).status).toBe(503);
  });

  it("leaves the 500 of a bug near an outage, on another page and on the same", async () => {
    render = (_, response) => {
      notePageFailure("/jeans", true);
      notePageFailure("/details/1", false);
      fail(response);
    };
    expect((await ask("/details/1")).status).toBe(500);
    expect((await ask("/belt")).status).toBe(500);
    render = (_, response) => {
      notePageFailure("/jeans", true);
      notePageFailure("/jeans", false);
      fail(response);
    };
    expect((await ask("/jeans")).status).toBe(500);
  });

  it("speaks the language of the address that was asked for, and leads to the shop in it", async () => {
    render = (request, response) => {
      request.url = request.url?.replace("/bn", "/bn/front");
      response.setHeader("Content-Type", "text/html");
      fail(response);
    };
    const inBangla = await (await ask("/bn/caps?size=32")).text();
    expect(inBangla).toMatch(/<html lang="bn">[^]*<title>পেজটি লোড হয়নি[^]*href="\/bn"[^>]*>শপে যান/);
    expect(await (await ask("/caps")).text()).toMatch(/<html lang="en">[^]*href="\/"[^>]*>Go to the shop/);
  });

  it("changes no other answer", async () => {
    render = (_, response) => {
      notePageFailure("/jeans", true);
      response.writeHead(404).end();
    };
    expect((await ask("/jeans")).status).toBe(404);
  });
});
