import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { findRefusal, MAX_PARAMETERS } from "./refusals.mjs";

let server: Server;
afterEach(() => void server.close());

/** Asks a server that lets pass what is not refused. */
async function ask(path: string, { isDraining = false, method = "GET" } = {}) {
  server = createServer((request, response) => {
    response.setHeader("X-Request-Id", "r1");
    const refuse = findRefusal(request, isDraining);
    if (refuse) refuse(request, response);
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

describe("an address with parameters", () => {
  const withParameters = (count: number) => `/login?${Array.from({ length: count }, () => "a=b").join("&")}`;

  it("is passed on with as many as a link may have", async () => {
    expect(await ask(withParameters(MAX_PARAMETERS))).toMatchObject({ status: 200, text: "passed on" });
  });

  it("is refused with more, which would keep everybody else waiting", async () => {
    expect(await ask(withParameters(MAX_PARAMETERS + 1))).toMatchObject({ status: 400 });
  });
});
