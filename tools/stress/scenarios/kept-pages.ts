import { setTimeout as sleep } from "node:timers/promises";
import { CATEGORIES } from "@/lib/categories";
import { canPingOverFreshConnection } from "@/lib/platform/health/fresh-connection";
import { categoryPath, detailsPath, PATHS } from "@/lib/paths";
import { makeProduct } from "@/testing/products";
import { look } from "@/tools/stress/call";
import type { Scenario } from "@/tools/stress/scenario";
import { fillBaskets } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";

/** Longer than a server takes to hear of what another one has changed. */
const HEARD_MS = 1_500;
const ASKED_EVERY_MS = 50;
/** Whoever asks so long after the database is back gets the page of now, however long a busy machine makes it. */
const TRUE_WITHIN_MS = 1_000;
const PATIENCE_MS = 10_000;
const MILLISECONDS_PER_SECOND = 1_000;
const SOLD_OUT = "Sold out";

/** An order makes pages stale just before the database goes: the last good ones stay, and are true again when it is back. */
export const keptPages: Scenario = {
  name: ({ haltMs }) =>
    `the last piece sold just before the database is away for ${haltMs / MILLISECONDS_PER_SECOND} s, by SIGSTOP and by kill -9`,
  isWithoutProxy: true,
  async run(stage, { haltMs }) {
    const told: string[] = [];
    for (const end of [() => stage.database.halt(haltMs), () => stage.database.kill(haltMs)])
      told.push(await playOutage(stage, end));
    return { clients: stage.ports.length, happened: told.join("; ") };
  },
};

/** Returns what was answered during the outage, and how soon all was true again. */
async function playOutage(stage: Stage, takeAway: () => Promise<void>): Promise<string> {
  const product = await makeProduct({ stock: "1", category: CATEGORIES[0].name });
  const paths = [PATHS.home, categoryPath(CATEGORIES[0].slug), detailsPath(product._id)];
  await sleep(HEARD_MS);
  for (const { port, path } of visits(stage, paths)) await look(port, path);
  await stage.placeAtOnce(await fillBaskets(1, () => [{ product, quantity: 1 }]));
  await sleep(HEARD_MS);
  let isAway = true;
  const outage = takeAway().finally(() => (isAway = false));
  const seen = await Promise.all(visits(stage, paths).map((visit) => watch(stage, visit, () => isAway)));
  await outage;
  while (!(await canPingOverFreshConnection(stage.mongodbUri))) await sleep(ASKED_EVERY_MS);
  const slowestMs = Math.max(...(await Promise.all(visits(stage, paths).map(whenTrue))));
  stage.must(
    slowestMs <= TRUE_WITHIN_MS,
    `a page is true only ${Math.round(slowestMs)} ms after the database`,
  );
  const told = stage.expect(
    seen.flatMap((one) => one.told),
    ["200, old"],
  );
  const slowestAnswerMs = Math.max(...seen.map((one) => one.slowestMs));
  return (
    `${told}, the slowest after ${Math.round(slowestAnswerMs)} ms, ` +
    `true from ${Math.round(slowestMs)} ms after the database on`
  );
}

interface Visit {
  port: number;
  path: string;
}

const visits = ({ ports }: Stage, paths: string[]): Visit[] =>
  ports.flatMap((port) => paths.map((path) => ({ port, path })));

interface Seen {
  told: string[];
  slowestMs: number;
}

/** What one visitor is told of the page again and again. */
async function watch(stage: Stage, { port, path }: Visit, isAway: () => boolean): Promise<Seen> {
  const told: string[] = [];
  let slowestMs = 0;
  while (isAway()) {
    const answer = await look(port, path);
    if (!isAway()) break;
    const { status, headers, wholeMs } =
      typeof answer === "string" ? { status: answer, headers: {}, wholeMs: 0 } : answer;
    slowestMs = Math.max(slowestMs, wholeMs);
    told.push(`${status}, ${"age" in headers ? "old" : "new"}`);
    stage.must(!("warning" in headers), `${path} has a Warning`);
    await sleep(ASKED_EVERY_MS);
  }
  stage.must(told.length > 0, `${path} waited for the database`);
  return { told, slowestMs };
}

/** From when on whoever asks gets the page of now, which says what was sold, in milliseconds. */
async function whenTrue({ port, path }: Visit): Promise<number> {
  const since = performance.now();
  while (performance.now() - since < PATIENCE_MS) {
    const askedMs = performance.now() - since;
    const answer = await look(port, path);
    if (typeof answer !== "string" && isTrue(answer)) return askedMs;
    await sleep(ASKED_EVERY_MS);
  }
  return PATIENCE_MS;
}

const isTrue = ({ status, headers, body }: { status: number; headers: object; body: Buffer }): boolean =>
  status === 200 && !("age" in headers) && body.includes(SOLD_OUT);
