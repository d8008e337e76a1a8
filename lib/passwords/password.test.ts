import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "@/lib/passwords/password";

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
