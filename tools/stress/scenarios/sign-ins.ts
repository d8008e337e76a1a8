import { setTimeout as sleep } from "node:timers/promises";
import { hashPassword } from "@/lib/accounts/passwords/password";
import { PATHS } from "@/lib/paths";
import { User } from "@/models/user";
import { endChild } from "@/scripts/launcher/child.mjs";
import { readCpuTime } from "@/tools/bench/measure/cpu-time";
import { percentile } from "@/tools/bench/measure/figures";
import { visit } from "@/tools/stress/call";
import { readFlooded } from "@/tools/stress/flooded";
import { inTurn, range, tell } from "@/tools/stress/many";
import { lastLineOf, startPeople } from "@/tools/stress/people";
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
/**
 * A weaker flood tries nothing: half of the tries that all addresses are to make in a second, and as many proofs as a
 * small shop makes hashes. They get only what the shop leaves of the cores, and that may be too little.
 */
const ENOUGH_PER_SECOND = { guessing: ADDRESSES / 2, solving: 20 };
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
  const isHeldTo = Number.isFinite(keptTimesSlower);
  const strangers = await startPeople("tools/stress/sign-ins/flood.ts", [port, ADDRESSES, kind], isHeldTo);
  await strangers.begun;
  await sleep(BEGUN_MS);
  const customers = await startPeople("tools/stress/sign-ins/customers.ts", [port, first, count], isHeldTo);
  await customers.begun;
  let areIn = false;
  const signingIn = customers.output.finally(() => (areIn = true));
  const tellShares = await watchShares({ server: stage.servers[0]?.pid(), strangers: strangers.child.pid });
  const keptMs = await visitKept(port, () => areIn);
  const shares = await tellShares();
  const signedIn: SignedIn[] = JSON.parse(lastLineOf(await signingIn));
  await endChild(strangers.child);
  const { told, perSecond } = readFlooded(lastLineOf(await strangers.output));
  const late = signedIn.filter(({ ms }) => ms > SIGNED_IN_WITHIN_MS);
  for (const { ms, codes } of late)
    stage.must(false, `${kind}: a customer was told ${codes.join(", ")} in ${Math.round(ms)} ms`);
  const ratio = keptMs / quietMs;
  stage.must(
    ratio <= keptTimesSlower || stage.isRestless,
    `${kind}: kept pages are ${ratio.toFixed(2)} times as slow`,
  );
  const isFlood = perSecond >= ENOUGH_PER_SECOND[kind];
  stage.must(isFlood || !isHeldTo, `${kind}: only ${perSecond.toFixed(1)} in a second, which is no flood`);
  const slowestMs = Math.max(...signedIn.map(({ ms }) => ms));
  return [
    `${kind}: customers ${tell(signedIn.flatMap(({ codes }) => codes))}`,
    `the slowest after ${Math.round(slowestMs)} ms`,
    `kept pages' p95 ${keptMs.toFixed(1)} ms, ${ratio.toFixed(2)} times as slow`,
    `strangers ${told}`,
    `${perSecond.toFixed(0)} in a second`,
    `of one core ${shares}`,
  ].join(", ");
}

/** Resolves to what tells the shares of a core that the processes have had since, in percent. */
async function watchShares(pids: Record<string, number | undefined>): Promise<() => Promise<string>> {
  const read = async () => await Promise.all(Object.values(pids).map(readCpuTime));
  const [begun, before] = [performance.now(), await read()];
  return async () => {
    const [after, ms] = [await read(), performance.now() - begun];
    const percentOf = (index: number) => ((inTurn(after, index) - inTurn(before, index)) / ms) * 100;
    const shares = Object.keys(pids).map((name, index) => `${name} ${percentOf(index).toFixed(0)} %`);
    return shares.join(", ");
  };
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
