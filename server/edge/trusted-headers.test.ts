import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

/** A server that has just started, and the lines that it complains with. */
async function startStamping(trustedProxies: number) {
  const lines: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const { setTrustedHeaders } = await import("./trusted-headers.mjs");
  const stamp = (forwarded?: string) => {
    const headers: IncomingMessage["headers"] = {};
    if (forwarded !== undefined) headers["x-forwarded-for"] = forwarded;
    const request = { headers, socket: { remoteAddress: "192.0.2.1" } } as IncomingMessage;
    setTrustedHeaders(request, { setHeader: () => undefined } as unknown as ServerResponse, trustedProxies);
    return headers["x-client-address"];
  };
  return { lines, stamp };
}

describe("a proxy that nobody told us of", () => {
  it("is warned of at its first request, once, without what the header says", async () => {
    const { lines, stamp } = await startStamping(0);
    expect(stamp()).toBe("192.0.2.1");
    expect(lines).toEqual([]);
    for (let times = 0; times < 3; times += 1) expect(stamp("203.0.113.7")).toBe("192.0.2.1");
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain("203.0.113.7");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: "warning",
      message: expect.stringContaining("TRUSTED_PROXIES"),
    });
  });

  it("is no news where it is trusted", async () => {
    const { lines, stamp } = await startStamping(1);
    expect(stamp("203.0.113.7")).toBe("203.0.113.7");
    expect(lines).toEqual([]);
  });
});
