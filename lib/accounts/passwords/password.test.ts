import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { hashPassword, passwordHashes, verifyPassword } from "@/lib/accounts/passwords/password";
import { AppError } from "@/lib/platform/http/errors";
import { times } from "@/testing/outcomes";

const MAX_PENDING = 8;

describe("hashPassword", () => {
  it("is argon2id at OWASP's floor or above, with a salt of its own", async () => {
    const hashes = [await hashPassword("jeans4men"), await hashPassword("jeans4men")];
    expect(hashes[0]).not.toBe(hashes[1]);
    const cost = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/
      .exec(hashes[0] ?? "")
      ?.slice(1)
      .map(Number);
    const [memory = 0, passes = 0, lanes = 0] = cost ?? [];
    expect(memory).toBeGreaterThanOrEqual(19 * 1024);
    expect(passes).toBeGreaterThanOrEqual(2);
    expect(lanes).toBeGreaterThanOrEqual(1);
  });
});

describe("verifyPassword", () => {
  it("is true only for the password of the hash", async () => {
    const passwordHash = await hashPassword("jeans4men");
    expect(await verifyPassword("jeans4men", passwordHash)).toBe(true);
    expect(await verifyPassword("jeans4Men", passwordHash)).toBe(false);
    expect(await verifyPassword("", passwordHash)).toBe(false);
  });

  it.each([null, undefined])("is false for an account whose hash is %j", async (passwordHash) => {
    expect(await verifyPassword("jeans4men", passwordHash)).toBe(false);
  });

  it("does not let in whoever knows what the dummy hash was made of", async () => {
    expect(await verifyPassword("no account has this password", undefined)).toBe(false);
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

  it("are refused with 503 and a wait, and leave a core to the event loop and a thread to everything else", async () => {
    let [running, most] = [0, 0];
    const refusals: unknown[] = [];
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        try {
          await passwordHashes.run(async () => {
            most = Math.max(most, (running += 1));
            await sleep(5);
            running -= 1;
          });
        } catch (error) {
          refusals.push(error instanceof AppError && [error.status, error.retryAfterSeconds]);
        }
      }),
    );
    expect(refusals).toEqual(Array.from({ length: 50 - MAX_PENDING }, () => [503, 2]));
    expect(most).toBe(Math.min(3, Math.max(1, availableParallelism() - 1)));
  });
});
