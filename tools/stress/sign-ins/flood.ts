import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { range, tell } from "@/tools/stress/many";
import type { Flooded } from "@/tools/stress/flooded";
import { type Form, Visitor } from "@/tools/stress/sign-ins/visitor";

/** All of them together ask for about ten times as many hashes as the shop can make. */
const EVERY_MS = 1_000;
const MS_PER_SECOND = 1_000;
/** A script waits for no answer: it goes on. Whoever solves works on one at a time. */
const MOST_UNDER_WAY = { guessing: 8, solving: 1 };

const [port = "", addresses = "", kind = ""] = process.argv.slice(2);
const isSolving = kind === "solving";
const told: string[] = [];
let proofs = 0;

/** Tries passwords of made-up accounts, with a form that all share, until it is ended. */
async function flood(index: number, form: Form): Promise<void> {
  const visitor = new Visitor(Number(port), `203.0.113.${index}`, form);
  let underWay = 0;
  await sleep(Math.random() * EVERY_MS);
  for (;;) {
    if (underWay < MOST_UNDER_WAY[isSolving ? "solving" : "guessing"]) {
      underWay += 1;
      void tryOnce(visitor).finally(() => (underWay -= 1));
    }
    await sleep(EVERY_MS);
  }
}

async function tryOnce(visitor: Visitor): Promise<void> {
  const credentials = { email: `${randomUUID()}@example.com`, password: "Guess2026" };
  const { code, challenge } = await visitor.signIn(credentials);
  told.push(code);
  if (!isSolving || challenge === undefined) return;
  const solved = await visitor.signIn(credentials, challenge);
  told.push(`${solved.code} with a proof`);
  proofs += 1;
}

const form = await new Visitor(Number(port), "203.0.113.0").openForm();
const begun = performance.now();
process.once("SIGTERM", () => {
  const seconds = (performance.now() - begun) / MS_PER_SECOND;
  const flooded: Flooded = { told: tell(told), perSecond: (isSolving ? proofs : told.length) / seconds };
  console.log(JSON.stringify(flooded));
  process.exit();
});
console.log("begun");
await Promise.all(range(Number(addresses)).map((index) => flood(index, form)));
