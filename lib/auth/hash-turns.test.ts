import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { inHashTurn } from "@/lib/auth/hash-turns";
import { hashPassword, isPasswordCorrect } from "@/lib/auth/password";
import { AppError } from "@/lib/http/errors";
import { codeOf, times } from "@/testing/outcomes";

const MOST_UNDER_WAY = 8;

describe("inHashTurn", () => {
  it("refuses with 503 and a wait what comes while eight are under way, and lets in whoever comes after", async () => {
    const refused = await times(50, async () => {
      try {
        return await inHashTurn(() => sleep(5));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return [error.status, error.retryAfterSeconds];
      }
    });
    const refusals = refused.done.filter((outcome) => outcome !== undefined);
    expect(refusals).toEqual(Array.from({ length: 50 - MOST_UNDER_WAY }, () => [503, 2]));
    expect(await inHashTurn(async () => "in")).toBe("in");
  });

  it("leaves a core to the event loop, and a thread to everything else", async () => {
    let running = 0;
    let most = 0;
    await times(MOST_UNDER_WAY, () =>
      inHashTurn(async () => {
        running += 1;
        most = Math.max(most, running);
        await sleep(5);
        running -= 1;
      }),
    );
    expect(most).toBe(Math.min(3, Math.max(1, availableParallelism() - 1)));
  });

  it("goes on after one that fails", async () => {
    const failing = () => inHashTurn(() => Promise.reject(new AppError("INTERNAL")));
    expect((await times(MOST_UNDER_WAY, failing)).codes).toHaveLength(MOST_UNDER_WAY);
    expect(await codeOf(inHashTurn(async () => "in"))).toBe("done");
  });
});

describe("the hashes of passwords", () => {
  it("are eight under way at most, those that check and those that set one together", async () => {
    const { done, codes } = await times<string | boolean>(40, (index) =>
      index % 2 === 0 ? hashPassword("jeans4men") : isPasswordCorrect("jeans4men", null),
    );
    expect(done).toHaveLength(MOST_UNDER_WAY);
    expect(codes).toEqual(Array.from({ length: 40 - MOST_UNDER_WAY }, () => "OVERLOADED"));
  });
});
