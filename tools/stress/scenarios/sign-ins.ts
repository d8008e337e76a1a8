import { setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { hashPassword } from "@/lib/accounts/passwords/password";
import { PATHS } from "@/lib/paths";
import { User } from "@/models/user";
import { endChild, readOutput, startChild } from "@/scripts/launcher/child.mjs";
import { ROOT } from "@/scripts/launcher/paths.mjs";
import { scriptCommand } from "@/scripts/launcher/run-script.mjs";
import { percentile } from "@/tools/bench/measure/figures";
import { visit } from "@/tools/stress/call";
import { inTurn, range, tell } from "@/tools/stress/many";
import type { Scenario } from "@/tools/stress/scenario";
import { customerEmail, PASSWORD, type SignedIn } from "@/tools/stress/sign-ins/customer";
import type { Stage } from "@/tools/stress/stage";

const ADDRESSES = 200;
const SIGNED_IN_WITHIN_MS = 5_000;
const KEPT = [PATHS.home, PATHS.about];
const VISIT_EVERY_MS = 10;
const QUIET_MS = 4_000;
/** The line is long by then. */
const BEGUN_MS = 4_000;
/** Whoever solves does so on machines of their own: here they take what the shop and its customers leave. */
const LOWEST_PRIORITY = 19;
const P95 = 0.95;

/** Strangers try passwords from many addresses, some with the work that they are asked for: it keeps no customer out. */
export const signIns: Scenario = {
  name: ({ newDevices }) =>
    `sign-ins from ${ADDRESSES} addresses, without and with proofs, and ${newDevices} customers on new devices`,
  shop: "limited",
  async run(stage, { newDevices, keptTimesSlower }) {
    const [port = 0] = stage.ports;
    await makeCustomers(2 * newDevices);
    for (const path of KEPT) await visit(port, path);
    let isQuiet = true;
    const resting = sleep(QUIET_MS).then(() => (isQuiet = false));
    const quietMs = await visitKept(port, () => !isQuiet);
    await resting;
    const told: string[] = [`kept pages' p95 ${quietMs.toFixed(1)} ms without a flood`];
    for (const [index, isSolving] of [false, true].entries()) {
      const flood = { first: index * newDevices, count: newDevices, isSolving, quietMs, keptTimesSlower };
      told.push(await withstand(stage, flood));
    }
    return { clients: ADDRESSES + 2 * newDevices, happened: told.join("; ") };
  },
};

interface Flood {
  /** The customers who sign in meanwhile. */
  first: number;
  count: number;
  isSolving: boolean;
  /** What a kept page takes without a flood, and how many times as long it may take now. */
  quietMs: number;
  keptTimesSlower: number;
}

async function withstand(stage: Stage, flood: Flood): Promise<string> {
  const [port = 0] = stage.ports;
  const { first, count, isSolving, quietMs, keptTimesSlower } = flood;
  const kind = isSolving ? "solving" : "guessing";
  const strangers = start("flood", [port, ADDRESSES, kind], isSolving ? LOWEST_PRIORITY : 0);
  await strangers.begun;
  await sleep(BEGUN_MS);
  const customers = start("customers", [port, first, count]);
  await customers.begun;
  let areIn = false;
  const signingIn = customers.output.finally(() => (areIn = true));
  const keptMs = await visitKept(port, () => areIn);
  const signedIn: SignedIn[] = JSON.parse(lastLineOf(await signingIn));
  await endChild(strangers.child);
  const late = signedIn.filter(({ ms }) => ms > SIGNED_IN_WITHIN_MS);
  for (const { ms, codes } of late)
    stage.must(false, `${kind}: a customer was told ${codes.join(", ")} in ${Math.round(ms)} ms`);
  const ratio = keptMs / quietMs;
  stage.must(ratio <= keptTimesSlower, `${kind}: kept pages are ${ratio.toFixed(2)} times as slow`);
  const slowestMs = Math.max(...signedIn.map(({ ms }) => ms));
  return [
    `${kind}: customers ${tell(signedIn.flatMap(({ codes }) => codes))}`,
    `the slowest after ${Math.round(slowestMs)} ms`,
    `kept pages' p95 ${keptMs.toFixed(1)} ms, ${ratio.toFixed(2)} times as slow`,
    `strangers ${lastLineOf(await strangers.output)}`,
  ].join(", ");
}

const lastLineOf = (output: string): string => output.trim().split("\n").at(-1) ?? "";

/** A process of its own, so that what it computes delays nothing that is timed here. */
function start(name: "flood" | "customers", args: (string | number)[], priority = 0) {
  const command = scriptCommand(`tools/stress/sign-ins/${name}.ts`, args.map(String));
  const child = startChild({ ...command, cwd: ROOT, output: "pipe" });
  if (child.pid !== undefined && priority !== 0) setPriority(child.pid, priority);
  const begun = new Promise<void>((resolve) => child.stdout?.once("data", () => resolve()));
  return { child, begun, output: readOutput(child, "stdout") };
}

/** The 95th percentile of how long pages take that are kept, again and again until it is over, in milliseconds. */
async function visitKept(port: number, isOver: () => boolean): Promise<number> {
  const times: number[] = [];
  while (!isOver()) {
    const begun = performance.now();
    await visit(port, inTurn(KEPT, times.length));
    times.push(performance.now() - begun);
    await sleep(VISIT_EVERY_MS);
  }
  return percentile(times, P95);
}

/** Their password is real, and its hash the same for all. */
async function makeCustomers(count: number): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  await User.insertMany(
    range(count).map((index) => ({ name: "Rahim Uddin", email: customerEmail(index), passwordHash })),
  );
}
