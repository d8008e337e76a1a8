import { setTimeout as sleep } from "node:timers/promises";
import { range } from "@/tools/stress/many";
import { customerEmail, PASSWORD, type SignedIn } from "@/tools/stress/sign-ins/customer";
import { Visitor } from "@/tools/stress/sign-ins/visitor";

/** They are customers, and no flood of their own. */
const PAUSE_MS = 1_500;
const RETRY_MS = 500;
const PATIENCE_MS = 15_000;
const MS_PER_SECOND = 1_000;

const [port = "", first = "", count = ""] = process.argv.slice(2);

/** What a browser does with a form that was sent once: solves what it is asked, and tries again while the shop is busy. */
async function signIn(index: number): Promise<SignedIn> {
  const visitor = new Visitor(Number(port), `198.51.100.${index}`);
  const begun = performance.now();
  const codes: string[] = [];
  let challenge: string | undefined;
  for (;;) {
    const told = await visitor.signIn({ email: customerEmail(index), password: PASSWORD }, challenge);
    codes.push(told.code);
    const ms = performance.now() - begun;
    if (told.code === "signed in" || ms > PATIENCE_MS) return { ms, codes };
    challenge = told.challenge;
    if (challenge === undefined) await sleep(Math.max(RETRY_MS, told.retryAfterSeconds * MS_PER_SECOND));
  }
}

console.log("begun");
const signedIn: SignedIn[] = [];
for (const index of range(Number(count))) {
  signedIn.push(await signIn(Number(first) + index));
  await sleep(PAUSE_MS);
}
console.log(JSON.stringify(signedIn));
