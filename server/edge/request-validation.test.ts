import { once } from "node:events";
import { createServer, request as send, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { sendRefusal, validateRequest } from "./request-validation.mjs";

let server: Server;
afterEach(() => void server.close());

/** Asks a server that lets pass what is not refused. */
async function ask(path: string, { isDraining = false, method = "GET" } = {}) {
  server = createServer((request, response) => {
    response.setHeader("X-Request-Id", "r1");
    const refusal = validateRequest(request, isDraining);
    if (refusal) sendRefusal(request, response, refusal);
    else response.end("passed on");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  return { status: response.status, wait: response.headers.get("retry-after"), text: await response.text() };
}

describe("a server that is about to stop", () => {
  it.each(["/api/health/ready", "/api/health/ready?from=balancer"])("is not ready at %s", async (path) => {
    const { status, wait, text } = await ask(path, { isDraining: true });
    expect([status, wait]).toEqual([503, "2"]);
    expect(JSON.parse(text)).toEqual({
      error: { code: "UNAVAILABLE", message: expect.any(String), requestId: "r1" },
    });
    expect(await ask(path, { isDraining: true, method: "HEAD" })).toEqual({ status, wait, text: "" });
  });

  it.each(["/api/health/live", "/api/health/readyish", "/api/orders", "/"])(
    "still answers %s",
    async (path) => {
      expect(await ask(path, { isDraining: true })).toMatchObject({ status: 200, text: "passed on" });
    },
  );

  it("was ready before", async () => {
    expect(await ask("/api/health/ready")).toMatchObject({ status: 200, text: "passed on" });
  });
});

describe("an address that the framework would read as another one, or for seconds", () => {
  /** As it is written: fetch would put it right. */
  async function statusOf(path: string, method = "GET", cookie = ""): Promise<number | undefined> {
    server = createServer({ maxHeaderSize: 128 * 1024 }, (request, response) => {
      const refusal = validateRequest(request, false);
      if (refusal) sendRefusal(request, response, refusal);
      else response.end();
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
    const { port } = server.address() as AddressInfo;
    return await new Promise((resolve, reject) => {
      const asking = send({ port, path, method, host: "127.0.0.1", headers: { cookie } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asking.on("error", reject);
      asking.end();
    });
  }

  it.each([
    ["POST", "/api/./auth/callback/credentials"],
    ["POST", "/api/x/%2E./users"],
    ["GET", "/api/../details/aaaaaaaaaaaaaaaaaaaaaaaa"],
    ["GET", "/_next/static/%2e%2e/%2e%2e/login"],
    ["GET", "/dashboard\\..\\login"],
    ["GET", "/x/.."],
    ["GET", `/login?${"a=b&".repeat(2_000)}`],
    ["GET", `/api/products?${"a&".repeat(100)}`],
  ])("is refused: %s %s", async (method, path) => {
    expect(await statusOf(path, method)).toBe(400);
  });

  it("is refused with more cookies than a browser keeps", async () => {
    expect(await statusOf("/api/auth/session", "GET", "a=1; ".repeat(6_000))).toBe(431);
    expect(await statusOf("/api/auth/session", "GET", "a=1; ".repeat(180))).toBe(200);
  });

  it("is too long beyond 16 KiB", async () => {
    expect(await statusOf(`/x${"b".repeat(16_384)}`)).toBe(414);
    expect(await statusOf(`/dashboard/${"b".repeat(12_000)}`)).toBe(200);
  });

  it.each(["/a.b/..c", "/.well-known/x", "/belts?from=/../x", `/login?${"a=b&".repeat(50)}`])(
    "is none of these: %s",
    async (path) => {
      expect(await statusOf(path)).toBe(200);
    },
  );
});
