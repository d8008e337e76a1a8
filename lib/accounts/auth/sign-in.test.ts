import { describe, expect, it } from "vitest";
import {
  type TrustedDevice,
  decodeDeviceCookie,
  encodeDeviceCookie,
} from "@/lib/accounts/auth/trusted-device-cookie";
import { hashPassword } from "@/lib/accounts/passwords/password";
import { checkCredentials } from "@/lib/accounts/auth/sign-in";
import { useDatabase } from "@/testing/database";
import { codeOf, times } from "@/testing/outcomes";
import { createUser } from "@/lib/accounts/users/create-user";
import { User } from "@/models/user";

// 2 failures at an account from an address, 80 from an address. Read when the first limit is made.
process.env.RATE_LIMIT_FACTOR = "0.2";
const TRIES_PER_ACCOUNT = 2;
const TRIES_PER_ADDRESS = 80;

const MOST_HASHES = 8;

const PASSWORD = "jeans4men";
const passwordHash = hashPassword(PASSWORD);

useDatabase();

const from = (address: string, device: TrustedDevice | null = null) => ({ address, device });

let count = 0;

/** Addresses and accounts that no other test has tried: the counters outlive a test. */
async function makeAccount() {
  count += 1;
  const email = `shopper${count}@example.com`;
  await User.create({ name: "Rahim Uddin", email, passwordHash: await passwordHash });
  return { email, address: `192.0.2.${count}`, visitor: from(`192.0.2.${count}`) };
}

describe("checkCredentials", () => {
  it("says who it is, without the hash", async () => {
    const { email, visitor } = await makeAccount();
    const user = await checkCredentials({ email: ` ${email.toUpperCase()} `, password: PASSWORD }, visitor);
    expect(user).toEqual({
      _id: expect.any(String),
      name: "Rahim Uddin",
      email,
      role: "customer",
      sessionVersion: 0,
    });
  });

  it("gives one answer to a wrong password and an unknown e-mail", async () => {
    const { email, visitor } = await makeAccount();
    expect(await checkCredentials({ email, password: "jeans4women" }, visitor)).toBeNull();
    const stranger = { email: "nobody@example.com", password: PASSWORD };
    expect(await checkCredentials(stranger, visitor)).toBeNull();
  });

  it("lets nobody sign in with a record without password", async () => {
    await createUser({ name: "Social", email: "social@example.com" });
    for (const password of ["", "undefined", "no account has this password"]) {
      const credentials = { email: "social@example.com", password };
      expect(await checkCredentials(credentials, from("198.51.100.1"))).toBeNull();
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
    expect(await checkCredentials(input, from("198.51.100.2"))).toBeNull();
  });

  it("finds nobody by an operator, whatever the password", async () => {
    const { visitor } = await makeAccount();
    expect(await checkCredentials({ email: { $gt: "" }, password: PASSWORD }, visitor)).toBeNull();
  });
});

describe("a phone in place of the e-mail", () => {
  it.each(["017 1234-5678", "+8801712345678", "০১৭১২৩৪৫৬৭৮"])(
    "signs in who has proved it, written as %s",
    async (spelling) => {
      const { email, visitor } = await makeAccount();
      await User.updateOne({ email }, { provedPhone: "01712345678" });
      const credentials = { email: spelling, password: PASSWORD };
      expect(await checkCredentials(credentials, visitor)).toMatchObject({ email });
    },
  );

  it("is refused like an unknown e-mail where the password is wrong, nobody has it, it has changed, or it is no mobile", async () => {
    const { email, visitor } = await makeAccount();
    await User.updateOne({ email }, { provedPhone: "01812345678" });
    await User.updateOne({ email }, { provedPhone: "01912345678" });
    const attempts = [
      { email: "01912345678", password: "wrong4men" },
      { email: "01512345678", password: PASSWORD },
      { email: "01812345678", password: PASSWORD },
      { email: "0298765432", password: PASSWORD },
      { email: "", password: PASSWORD },
    ];
    for (const credentials of attempts) expect(await checkCredentials(credentials, visitor)).toBeNull();
  });

  it("is proved by one account alone", async () => {
    const [first, second] = [await makeAccount(), await makeAccount()];
    await User.updateOne({ email: first.email }, { provedPhone: "01612345678" });
    await expect(
      User.updateOne({ email: second.email }, { provedPhone: "01612345678" }),
    ).rejects.toMatchObject({ code: 11_000 });
  });

  it("gives no more guesses than the e-mail alone, tells of no e-mail that belongs to it, and locks nobody out elsewhere", async () => {
    const { email, visitor } = await makeAccount();
    const phone = "01312345678";
    await User.updateOne({ email }, { provedPhone: phone });
    for (let tries = 0; tries < TRIES_PER_ACCOUNT; tries += 1)
      expect(await checkCredentials({ email, password: "wrong4men" }, visitor)).toBeNull();
    // As for a phone of nobody: refused as wrong, then as too much.
    for (const name of [phone, "01412345678"]) {
      for (let tries = 0; tries < TRIES_PER_ACCOUNT; tries += 1)
        expect(await checkCredentials({ email: name, password: PASSWORD }, visitor)).toBeNull();
      expect(await codeOf(checkCredentials({ email: `+88 ${name}`, password: PASSWORD }, visitor))).toBe(
        "TOO_MANY_REQUESTS",
      );
    }
    const elsewhere = from("203.0.113.9");
    expect(await checkCredentials({ email: phone, password: PASSWORD }, elsewhere)).toMatchObject({ email });
  });

  it("counts no sign-in that went well, and knows the device of the account", async () => {
    const { email, address, visitor } = await makeAccount();
    const phone = "01712340000";
    await User.updateOne({ email }, { provedPhone: phone });
    for (let signIns = 0; signIns < TRIES_PER_ACCOUNT + 2; signIns += 1)
      expect(await checkCredentials({ email: phone, password: PASSWORD }, visitor)).toMatchObject({ email });
    const owner = from(address, await knownDevice(email));
    const codes = [];
    for (const name of [email, phone, email])
      codes.push(await codeOf(checkCredentials({ email: name, password: "wrong4men" }, owner)));
    expect(codes).toEqual(["done", "done", "TOO_MANY_REQUESTS"]);
  });
});

async function knownDevice(email: string): Promise<TrustedDevice | null> {
  const user = await User.findOne({ email }).orFail();
  return decodeDeviceCookie(encodeDeviceCookie(null, user));
}

describe("the limit on attempts", () => {
  const attempt = (email: string, visitor: ReturnType<typeof from>, password = "wrong4men") =>
    codeOf(checkCredentials({ email, password }, visitor));

  const failOften = async (email: string, visitor: ReturnType<typeof from>, failures: number) => {
    const codes = [];
    for (let tries = 0; tries < failures; tries += 1) codes.push(await attempt(email, visitor));
    return codes;
  };

  it("stops guessing at one account, without locking its owner out elsewhere", async () => {
    const { email, visitor } = await makeAccount();
    expect(new Set(await failOften(email, visitor, TRIES_PER_ACCOUNT))).toEqual(new Set(["done"]));
    expect(await attempt(email, visitor, PASSWORD)).toBe("TOO_MANY_REQUESTS");
    expect(await attempt(email.toUpperCase(), visitor, PASSWORD)).toBe("TOO_MANY_REQUESTS");
    expect(await checkCredentials({ email, password: PASSWORD }, from("203.0.113.1"))).toMatchObject({
      email,
    });
  });

  it("counts malformed attempts of an address too", async () => {
    const { done, codes } = await times(TRIES_PER_ADDRESS + 3, () =>
      checkCredentials(null, from("203.0.113.2")),
    );
    expect(done).toHaveLength(TRIES_PER_ADDRESS);
    expect(codes).toEqual(Array.from({ length: 3 }, () => "TOO_MANY_REQUESTS"));
  });

  it("counts failures only: a carrier's shoppers who sign in behind one address do not lock out the next", async () => {
    const { email, visitor } = await makeAccount();
    for (let shopper = 0; shopper < TRIES_PER_ADDRESS + 5; shopper += 1)
      expect(await attempt(email, visitor, PASSWORD)).toBe("done");
    const newcomer = await makeAccount();
    expect(await attempt(newcomer.email, visitor, PASSWORD)).toBe("done");
  });

  it("lets nobody win guesses by signing in to an account of their own between them", async () => {
    const [own, victim] = [await makeAccount(), await makeAccount()];
    for (let tries = 0; tries < TRIES_PER_ACCOUNT; tries += 1) {
      expect(await attempt(victim.email, own.visitor)).toBe("done");
      expect(await attempt(own.email, own.visitor, PASSWORD)).toBe("done");
    }
    expect(await attempt(victim.email, own.visitor)).toBe("TOO_MANY_REQUESTS");
  });

  it("resets the count of an address by no sign-in that went well there", async () => {
    const { email, visitor } = await makeAccount();
    await times(TRIES_PER_ADDRESS - 1, () => checkCredentials(null, visitor));
    for (let signIns = 0; signIns < 3; signIns += 1)
      expect(await attempt(email, visitor, PASSWORD)).toBe("done");
    expect(await codeOf(checkCredentials(null, visitor))).toBe("done");
    expect(await attempt(email, visitor, PASSWORD)).toBe("TOO_MANY_REQUESTS");
  });

  it("takes nothing off a refused attempt: at the end of an account's limit its address is as it was", async () => {
    const { email, visitor } = await makeAccount();
    await failOften(email, visitor, TRIES_PER_ADDRESS + 5);
    const neighbour = await makeAccount();
    expect(await attempt(neighbour.email, visitor, PASSWORD)).toBe("done");
  });

  it("keeps a device that is known for the account apart from its neighbours, and them from it", async () => {
    const { email, visitor, address } = await makeAccount();
    const owner = from(address, await knownDevice(email));
    await failOften(email, visitor, TRIES_PER_ACCOUNT);
    await times(TRIES_PER_ADDRESS, () => checkCredentials(null, visitor));
    expect(await attempt(email, visitor, PASSWORD)).toBe("TOO_MANY_REQUESTS");
    expect(await attempt(email, owner, PASSWORD)).toBe("done");
    await failOften(email, owner, TRIES_PER_ACCOUNT);
    expect(await attempt(email, owner, PASSWORD)).toBe("TOO_MANY_REQUESTS");
    expect(await attempt(email, from("203.0.113.3"), PASSWORD)).toBe("done");
  });

  it("gives a device that is known for one account no more guesses at another", async () => {
    const [own, victim] = [await makeAccount(), await makeAccount()];
    const guesser = from(own.address, await knownDevice(own.email));
    await failOften(victim.email, from(own.address), TRIES_PER_ACCOUNT);
    expect(await attempt(victim.email, guesser)).toBe("TOO_MANY_REQUESTS");
  });

  it("gives a device no more guesses once the owner has set their password anew", async () => {
    const { email, address } = await makeAccount();
    const before = from(address, await knownDevice(email));
    await User.updateOne({ email }, { $inc: { sessionVersion: 1 } });
    await failOften(email, from(address), TRIES_PER_ACCOUNT);
    expect(await attempt(email, before)).toBe("TOO_MANY_REQUESTS");
  });

  it("begins anew for a device whose owner found the right password", async () => {
    const { email, address } = await makeAccount();
    const owner = from(address, await knownDevice(email));
    for (let round = 0; round < 3; round += 1) {
      await failOften(email, owner, TRIES_PER_ACCOUNT - 1);
      expect(await attempt(email, owner, PASSWORD)).toBe("done");
    }
  });

  it("does not count an attempt at which nobody could look, because too many others were looked at", async () => {
    const { email, visitor } = await makeAccount();
    const rush = { isOver: false };
    const hashes = Array.from({ length: MOST_HASHES }, async () => {
      while (!rush.isOver) await hashPassword(PASSWORD);
    });
    const { codes } = await times(TRIES_PER_ACCOUNT, () =>
      checkCredentials({ email, password: PASSWORD }, visitor),
    );
    rush.isOver = true;
    await Promise.all(hashes);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => code !== "OVERLOADED")).toEqual([]);
    expect(new Set(await failOften(email, visitor, TRIES_PER_ACCOUNT))).toEqual(new Set(["done"]));
  });
});
