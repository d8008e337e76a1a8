import { describe, expect, it } from "vitest";
import { hashPassword } from "@/lib/auth/password";
import { checkCredentials } from "@/lib/auth/sign-in";
import { useDatabase } from "@/lib/testing/database";
import { codeOf, times } from "@/lib/testing/outcomes";
import { createUser } from "@/lib/users/create-user";
import { User } from "@/models/user";

// 5 tries for an account from an address, 100 from an address. Read when the first limit is made.
process.env.RATE_LIMIT_FACTOR = "0.5";
const TRIES_PER_ACCOUNT = 5;
const TRIES_PER_ADDRESS = 100;

const PASSWORD = "jeans4men";
const passwordHash = hashPassword(PASSWORD);

useDatabase();

let count = 0;

/** Addresses and accounts that no other test has tried: the counters outlive a test. */
async function makeAccount() {
  count += 1;
  const email = `shopper${count}@example.com`;
  await User.create({ name: "Rahim Uddin", email, passwordHash: await passwordHash });
  return { email, address: `192.0.2.${count}` };
}

describe("checkCredentials", () => {
  it("says who it is, without the hash", async () => {
    const { email, address } = await makeAccount();
    const user = await checkCredentials({ email: ` ${email.toUpperCase()} `, password: PASSWORD }, address);
    expect(user).toEqual({
      _id: expect.any(String),
      name: "Rahim Uddin",
      email,
      role: "customer",
      sessionVersion: 0,
    });
  });

  it("gives one answer to a wrong password and an unknown e-mail", async () => {
    const { email, address } = await makeAccount();
    expect(await checkCredentials({ email, password: "jeans4women" }, address)).toBeNull();
    const stranger = { email: "nobody@example.com", password: PASSWORD };
    expect(await checkCredentials(stranger, address)).toBeNull();
  });

  it("lets nobody sign in with a record without password", async () => {
    await createUser({ name: "Social", email: "social@example.com" });
    for (const password of ["", "undefined", "no account has this password"]) {
      expect(await checkCredentials({ email: "social@example.com", password }, "198.51.100.1")).toBeNull();
    }
  });

  it.each([
    ["an operator as e-mail", { email: { $ne: null }, password: PASSWORD }],
    ["an operator as password", { email: "x@example.com", password: { $ne: null } }],
    ["lists", { email: ["x@example.com"], password: [PASSWORD] }],
    ["numbers", { email: 1, password: 1 }],
    ["no password", { email: "x@example.com" }],
    ["an endless password", { email: "x@example.com", password: "x1".repeat(5_000) }],
    ["a text", "x@example.com"],
    ["null", null],
    ["undefined", undefined],
  ])("is null for %s", async (_, input) => {
    expect(await checkCredentials(input, "198.51.100.2")).toBeNull();
  });

  it("finds nobody by an operator, whatever the password", async () => {
    const { address } = await makeAccount();
    expect(await checkCredentials({ email: { $gt: "" }, password: PASSWORD }, address)).toBeNull();
  });
});

describe("the limit on attempts", () => {
  const attempt = (email: string, address: string, password = "wrong4men") =>
    codeOf(checkCredentials({ email, password }, address));

  it("stops guessing at one account, without locking its owner out elsewhere", async () => {
    const { email, address } = await makeAccount();
    for (let tries = 0; tries < TRIES_PER_ACCOUNT; tries += 1) {
      expect(await attempt(email, address)).toBe("done");
    }
    expect(await attempt(email, address, PASSWORD)).toBe("TOO_MANY_REQUESTS");
    expect(await attempt(email.toUpperCase(), address, PASSWORD)).toBe("TOO_MANY_REQUESTS");
    expect(await checkCredentials({ email, password: PASSWORD }, "203.0.113.1")).toMatchObject({ email });
  });

  it("counts malformed attempts of an address too", async () => {
    const { done, codes } = await times(TRIES_PER_ADDRESS + 3, () => checkCredentials(null, "203.0.113.2"));
    expect(done).toHaveLength(TRIES_PER_ADDRESS);
    expect(codes).toEqual(Array.from({ length: 3 }, () => "TOO_MANY_REQUESTS"));
  });
});
