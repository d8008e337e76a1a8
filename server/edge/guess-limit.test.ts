import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { makeGuessLimit } from "@/server/edge/guess-limit.mjs";

const context = { isHttps: false, route: "/track/[token]", areScriptsHashed: true };

/** What comes of answers of this status, one after the other. */
function makeVisitor(limit: ReturnType<typeof makeGuessLimit>, address: string) {
  return (status: number, url = "/track/0000000000000000000000000") => {
    const headers = new Map<string, unknown>();
    const request = { url, headers: { "x-client-address": address } } as unknown as IncomingMessage;
    const response = {
      setHeader: (name: string, value: unknown) => headers.set(name, value),
    } as unknown as ServerResponse;
    const head = { status, replaceBody: (body: Buffer) => headers.set("body", body.toString()) };
    limit(request, response, context)?.onHead?.(head);
    return { status: head.status, headers };
  };
}

describe("makeGuessLimit", () => {
  it("throttles an address that tries links in vain, and nobody who has a good one", () => {
    let now = 0;
    const limit = makeGuessLimit({ factor: 1, now: () => now });
    const [guesser, other] = [makeVisitor(limit, "10.0.0.1"), makeVisitor(limit, "10.0.0.2")];
    const statuses = Array.from({ length: 40 }, () => guesser(404).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    const { status, headers } = guesser(404);
    expect(status).toBe(429);
    expect(headers.get("Retry-After")).toBe("2");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("body")).toContain("Please wait");
    // A neighbour behind the same address opens theirs, and another address its dead one.
    expect(guesser(200).status).toBe(200);
    expect(other(404).status).toBe(404);
    now += 60_000;
    expect(guesser(404).status).toBe(404);
  });

  it("says so in Bangla to whoever opens links in Bangla", () => {
    const visit = makeVisitor(makeGuessLimit({ factor: 1 }), "10.0.0.1");
    for (let at = 0; at < 30; at += 1) visit(404);
    const bodyOf = (url: string) => visit(404, url).headers.get("body");
    expect(bodyOf("/bn/track/0000000000000000000000000")).toMatch(/<html lang="bn">[^]*একটু অপেক্ষা করুন।/);
    expect(bodyOf("/track/0000000000000000000000000")).toMatch(/<html lang="en">[^]*Please wait/);
  });

  it("counts nothing but links of orders", () => {
    const visit = makeVisitor(makeGuessLimit({ factor: 1 }), "10.0.0.1");
    for (let at = 0; at < 100; at += 1) expect(visit(404, "/details/nothing").status).toBe(404);
    expect(visit(404).status).toBe(404);
  });
});
