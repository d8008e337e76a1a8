import { describe, expect, it } from "vitest";
import { hashPassword } from "@/lib/auth/password";
import { checkCredentials } from "@/lib/auth/sign-in";
import { useDatabase } from "@/lib/testing/database";
import { times } from "@/lib/testing/outcomes";
import { User } from "@/models/user";

// The limits that shoppers meet: this file leaves RATE_LIMIT_FACTOR at 1.
const GUESSES_PER_ACCOUNT = 10;
const GUESSES_PER_ADDRESS = 200;
const PASSWORD = "jeans4men";

useDatabase();

async function makeAccount(name: string): Promise<string> {
  const email = `${name}@example.com`;
  await User.create({ name: "Rahim Uddin", email, passwordHash: await hashPassword(PASSWORD) });
  return email;
}

describe("fifty guesses at once", () => {
  it("are ten looks at the password, and the right one among the others opens nothing", async () => {
    const email = await makeAccount("at-once");
    const spellings = [email, email.toUpperCase(), ` ${email}`, `${email}\u200b`];
    const { done, codes } = await times(50, (index) =>
      checkCredentials(
        { email: spellings[index % spellings.length], password: `Guess2026n${index}` },
        "192.0.2.1",
      ),
    );
    expect(done).toEqual(Array.from({ length: GUESSES_PER_ACCOUNT }, () => null));
    expect(codes).toEqual(Array.from({ length: 40 }, () => "TOO_MANY_REQUESTS"));
    const late = await times(1, () => checkCredentials({ email, password: PASSWORD }, "192.0.2.1"));
    expect(late.codes).toEqual(["TOO_MANY_REQUESTS"]);
  });

  it("do not lock the owner out, who comes from elsewhere", async () => {
    const email = await makeAccount("victim");
    await times(50, () => checkCredentials({ email, password: "Guess2026" }, "192.0.2.2"));
    expect(await checkCredentials({ email, password: PASSWORD }, "198.51.100.1")).toMatchObject({ email });
  });

  it("at as many accounts end at the limit of the address", async () => {
    const guess = (index: number) =>
      checkCredentials({ email: `nobody${index}@example.com`, password: "" }, "192.0.2.3");
    const rounds = [];
    for (let first = 0; first < GUESSES_PER_ADDRESS + 50; first += 50) {
      rounds.push(await times(50, (index) => guess(first + index)));
    }
    expect(rounds.flatMap(({ done }) => done)).toHaveLength(GUESSES_PER_ADDRESS);
    expect(rounds.at(-1)?.codes).toEqual(Array.from({ length: 50 }, () => "TOO_MANY_REQUESTS"));
  });
});
