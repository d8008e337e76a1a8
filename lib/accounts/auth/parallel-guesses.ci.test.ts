import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { hashPassword } from "@/lib/accounts/passwords/password";
import { checkCredentials } from "@/lib/accounts/auth/sign-in";
import { AppError } from "@/lib/platform/http/errors";
import { useDatabase } from "@/testing/database";
import { times } from "@/testing/outcomes";
import { User } from "@/models/user";

// The limits that shoppers meet: this file leaves RATE_LIMIT_FACTOR at 1.
const GUESSES_PER_ACCOUNT = 10;
const GUESSES_PER_ADDRESS = 400;
const PASSWORD = "jeans4men";

useDatabase();

async function makeAccount(name: string): Promise<string> {
  const email = `${name}@example.com`;
  await User.create({ name: "Rahim Uddin", email, passwordHash: await hashPassword(PASSWORD) });
  return email;
}

const from = (address: string) => ({ address, device: null });

/** Tries again whenever too many passwords are just being looked at: no guess is won by that. */
async function insist(credentials: unknown, address: string): Promise<unknown> {
  for (;;) {
    try {
      return await checkCredentials(credentials, from(address));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "OVERLOADED") throw error;
      await sleep(5);
    }
  }
}

describe("fifty guesses at once", () => {
  it("are ten looks at the password with those that follow, and the right one among the others opens nothing", async () => {
    const email = await makeAccount("at-once");
    const spellings = [email, email.toUpperCase(), ` ${email}`, `${email}\u200b`];
    const { done, codes } = await times(50, (index) =>
      insist({ email: spellings[index % spellings.length], password: `Guess2026n${index}` }, "192.0.2.1"),
    );
    // A guess that is refused counts until it is given back, so that another one may be refused with it.
    const wrong = { email, password: "Guess2026" };
    for (let left = GUESSES_PER_ACCOUNT - done.length; left > 0; left -= 1)
      done.push(await insist(wrong, "192.0.2.1"));
    expect(done).toEqual(Array.from({ length: GUESSES_PER_ACCOUNT }, () => null));
    expect(new Set(codes)).toEqual(new Set(["TOO_MANY_REQUESTS"]));
    const late = await times(1, () => insist({ email, password: PASSWORD }, "192.0.2.1"));
    expect(late.codes).toEqual(["TOO_MANY_REQUESTS"]);
  });

  it("with the right one on every second turn are ten failures all the same, here and at other accounts", async () => {
    const [own, email] = [await makeAccount("mallory"), await makeAccount("interleaved")];
    const looked: unknown[] = [];
    const refused: string[] = [];
    for (let index = 0; index < 25; index += 1) {
      expect(await insist({ email: own, password: PASSWORD }, "192.0.2.4")).toMatchObject({ email: own });
      const guess = await times(1, () => insist({ email, password: `Guess2026n${index}` }, "192.0.2.4"));
      looked.push(...guess.done);
      refused.push(...guess.codes);
    }
    expect([looked.length, refused.length]).toEqual([GUESSES_PER_ACCOUNT, 25 - GUESSES_PER_ACCOUNT]);
  });

  it("do not lock the owner out, who comes from elsewhere", async () => {
    const email = await makeAccount("victim");
    await times(50, () => insist({ email, password: "Guess2026" }, "192.0.2.2"));
    const owner = from("198.51.100.1");
    expect(await checkCredentials({ email, password: PASSWORD }, owner)).toMatchObject({ email });
  });

  it("at as many accounts end at the limit of the address", async () => {
    const guess = (index: number) =>
      checkCredentials({ email: `nobody${index}@example.com`, password: "" }, from("192.0.2.3"));
    const rounds = [];
    for (let first = 0; first < GUESSES_PER_ADDRESS + 50; first += 50) {
      rounds.push(await times(50, (index) => guess(first + index)));
    }
    expect(rounds.flatMap(({ done }) => done)).toHaveLength(GUESSES_PER_ADDRESS);
    expect(rounds.at(-1)?.codes).toEqual(Array.from({ length: 50 }, () => "TOO_MANY_REQUESTS"));
  });
});
