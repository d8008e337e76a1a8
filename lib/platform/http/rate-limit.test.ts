import mongoose from "mongoose";
import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/platform/http/errors";
import { clientAddress, consume, limitRequests, type RateRule } from "@/lib/platform/http/rate-limit";
import { useDatabase } from "@/testing/database";
import { codeOf, times } from "@/testing/outcomes";
import { makeRequest } from "@/testing/requests";

// Read when the first limit is made, after the imports.
process.env.RATE_LIMIT_FACTOR = "2";

useDatabase();

const rule = (name: string): RateRule => ({ name, points: 2, windowSeconds: 60 });
const from = (address: string) => makeRequest({ headers: { "X-Client-Address": address } });

describe("the counters", () => {
  it("have their unique index before the first request is counted, so that none is counted twice", async () => {
    const indexes = await mongoose.connection.collection("rateLimits").indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { key: 1 }, unique: true }));
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expire: -1 }, expireAfterSeconds: 0 }));
  });
});

describe("consume", () => {
  it("lets through as many as the rule says, times the factor, even at once", async () => {
    const { done, codes } = await times(10, () => consume(rule("at-once"), "rahim"));
    expect(done).toHaveLength(4);
    expect(codes).toEqual(Array.from({ length: 6 }, () => "TOO_MANY_REQUESTS"));
  });

  it("says how long to wait", async () => {
    await times(4, () => consume(rule("wait"), "rahim"));
    const refusal = await consume(rule("wait"), "rahim").catch((error: unknown) => error);
    if (!(refusal instanceof AppError)) throw new Error("It was not refused.");
    expect(refusal.status).toBe(429);
    expect(refusal.retryAfterSeconds).toBeGreaterThan(50);
    expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it("counts each key and each rule for itself", async () => {
    await times(4, () => consume(rule("apart"), "rahim"));
    expect(await codeOf(consume(rule("apart"), "karim"))).toBe("done");
    expect(await codeOf(consume(rule("apart-2"), "rahim"))).toBe("done");
    expect(await codeOf(consume(rule("apart"), "rahim"))).toBe("TOO_MANY_REQUESTS");
  });
});

describe("limitRequests", () => {
  it("counts by the address that the server saw", async () => {
    await times(4, () => limitRequests(from("192.0.2.1"), rule("address")));
    expect(await codeOf(limitRequests(from("192.0.2.1"), rule("address")))).toBe("TOO_MANY_REQUESTS");
    expect(await codeOf(limitRequests(from("192.0.2.2"), rule("address")))).toBe("done");
  });

  it("does not believe what a client says of its address", () => {
    const headers = new Headers({ "X-Forwarded-For": "192.0.2.9", "X-Real-Ip": "192.0.2.9" });
    expect(clientAddress(headers)).toBe("unknown");
  });
});
