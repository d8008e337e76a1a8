import { type APIRequestContext, expect, test } from "@playwright/test";
import { newVisitor, readFormToken, sendProved } from "../support/api";
import { textOf } from "../support/auth";
import { removeUsersAt } from "../support/auth-database";
import { newPerson } from "../support/people";

const SAMPLES = Number(process.env.TIMING_SAMPLES ?? 24);
/** Asked in turns, both suffer alike from a busy machine. */
const MOST_APART = 2;
const KNOWN_ACCOUNTS = 4;
const DOMAIN = "timing.example";

type Ask = (email: string) => Promise<string>;

const medianOf = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const newEmail = () => newPerson().email.replace("customers.example", DOMAIN);

interface Measured {
  knownMs: number;
  unknownMs: number;
  /** The different answers there were. */
  known: string[];
  unknown: string[];
}

/** Asks for known and unknown e-mails in turns, each pair in either order. */
async function measure(knownEmails: string[], ask: Ask): Promise<Measured> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const texts = { known: new Set<string>(), unknown: new Set<string>() };
  for (let index = 0; index < SAMPLES; index += 1) {
    const kinds = index % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of kinds) {
      const email = kind === "known" ? (knownEmails[index % knownEmails.length] ?? "") : newEmail();
      const before = performance.now();
      const text = await ask(email);
      times[kind].push(performance.now() - before);
      texts[kind].add(text);
    }
  }
  return {
    knownMs: medianOf(times.known),
    unknownMs: medianOf(times.unknown),
    known: [...texts.known],
    unknown: [...texts.unknown],
  };
}

function expectAlike(what: string, { knownMs, unknownMs }: Measured): void {
  const line = `${what}: known ${knownMs.toFixed(2)} ms, unknown ${unknownMs.toFixed(2)} ms`;
  expect(Math.max(knownMs / unknownMs, unknownMs / knownMs), line).toBeLessThan(MOST_APART);
}

test.describe("a known and an unknown e-mail are told apart by nothing", () => {
  let context: APIRequestContext;
  let known: string[];

  test.beforeAll(async ({ playwright }) => {
    ({ context } = await newVisitor(playwright));
    known = Array.from({ length: KNOWN_ACCOUNTS }, newEmail);
    for (const email of known) {
      await sendProved((headers) => context.post("/api/users", { data: { ...newPerson(), email }, headers }));
    }
  });

  test.afterAll(() => removeUsersAt(DOMAIN));

  test("at the login", async () => {
    const csrfToken = await readFormToken(context);
    const measured = await measure(known, async (email) => {
      const form = { csrfToken, email, password: "Wrong2026pass", json: "true" };
      const response = await sendProved((headers) =>
        context.post("/api/auth/callback/credentials", { form, headers }),
      );
      return `${response.status()} ${await textOf(response)}`;
    });
    expectAlike("login", measured);
    expect(measured.known).toHaveLength(1);
    expect(measured.unknown).toEqual(measured.known);
    expect(measured.known[0]).toMatch(/^401 /);
  });

  test("when a reset is asked for", async () => {
    const measured = await measure(known, async (email) => {
      const response = await sendProved((headers) =>
        context.post("/api/passwordResets", { data: { email }, headers }),
      );
      return `${response.status()} ${await response.text()}`;
    });
    expectAlike("reset", measured);
    expect(measured.known).toEqual(['200 {"sent":true}']);
    expect(measured.unknown).toEqual(measured.known);
  });

  test("at the registration, but for the id that the contract promises", async () => {
    const measured = await measure(known, async (email) => {
      const data = { name: "Karim", email, password: "Dorji2026pass" };
      const response = await sendProved((headers) => context.post("/api/users", { data, headers }));
      return `${response.status()} ${(await response.text()).replace(/"[0-9a-f]{24}"/, "null")}`;
    });
    expectAlike("registration", measured);
    expect(measured.known).toEqual(['200 {"insertedId":null}']);
    expect(measured.unknown).toEqual(measured.known);
  });
});
