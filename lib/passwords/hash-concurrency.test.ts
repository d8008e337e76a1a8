import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { limitHashConcurrency } from "@/lib/passwords/hash-concurrency";
import { hashPassword, verifyPassword } from "@/lib/passwords/password";
import { AppError } from "@/lib/http/errors";
import { codeOf, times } from "@/testing/outcomes";

const MAX_PENDING = 8;

describe("limitHashConcurrency", () => {
  it("refuses with 503 and a wait what comes while eight are under way, and lets in whoever comes after", async () => {
    const refused = await times(50, async () => {
      try {
        return await limitHashConcurrency(() => sleep(5));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return [error.status, error.retryAfterSeconds];
      }
    });
    const refusals = refused.done.filter((outcome) => outcome !== undefined);
    expect(refusals).toEqual(Array.from({ length: 50 - MAX_PENDING }, () => [503, 2]));
    expect(await limitHashConcurrency(async () => "in")).toBe("in");
  });

  it("leaves a core to the event loop, and a thread to everything else", async () => {
    let running = 0;
    let most = 0;
    await times(MAX_PENDING, () =>
      limitHashConcurrency(async () => {
        running += 1;
        most = Math.max(most, running);
        await sleep(5);
        running -= 1;
      }),
    );
    expect(most).toBe(Math.min(3, Math.max(1, availableParallelism() - 1)));
  });

  it("goes on after one that fails", async () => {
    const failing = () => limitHashConcurrency(() => Promise.reject(new AppError("INTERNAL")));
    expect((await times(MAX_PENDING, failing)).codes).toHaveLength(MAX_PENDING);
    expect(await codeOf(limitHashConcurrency(async () => "in"))).toBe("done");
  });
});

describe("the hashes of passwords", () => {
  it("are eight under way at most, those that check and those that set one together", async () => {
    const { done, codes } = await times<string | boolean>(40, (index) =>
      index % 2 === 0 ? hashPassword("jeans4men") : verifyPassword("jeans4men", null),
    );
    expect(done).toHaveLength(MAX_PENDING);
    expect(codes).toEqual(Array.from({ length: 40 - MAX_PENDING }, () => "OVERLOADED"));
  });
});
