import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { CATEGORIES } from "@/lib/categories";
import { makeProduct } from "@/testing/products";
import { percentile } from "@/tools/bench/measure/figures";
import { readMemory } from "@/tools/bench/measure/memory";
import { visit } from "@/tools/stress/call";
import { inChunks, pick, range } from "@/tools/stress/many";
import type { Scenario } from "@/tools/stress/scenario";

const CLIENTS = 50;
/** What the server may have taken after all of them. A rendered 404 took 0.15 MiB or more. */
const MOST_MIB = 60;
/** The memory is read when the last answers are gone. */
const REST_MS = 3_000;
const PROBE_EVERY_MS = 20;
const MILLISECONDS_PER_SECOND = 1_000;

const id = () => randomBytes(12).toString("hex");
const word = () => randomBytes(6).toString("hex");
const number = (below: number) => Math.floor(Math.random() * below);
const laterPage = () => `/${pick(CATEGORIES).slug}/${100 + number(900)}`;
const AS_DATA = { rsc: "1" };

/** An address of each dynamic route, and of none. */
const MADE_UP: Record<string, () => { path: string; headers?: Record<string, string>; method?: "HEAD" }> = {
  products: () => ({ path: `/details/${id()}` }),
  "their data": () => ({ path: `/details/${id()}?_rsc=`, headers: AS_DATA }),
  "their heads": () => ({ path: `/details/${id()}`, method: "HEAD" }),
  "later pages": () => ({ path: laterPage() }),
  "share cards": () => ({ path: `/share/details/${id()}` }),
  pictures: () => ({ path: `/images/${id()}-480.webp` }),
  sitemaps: () => ({ path: `/sitemaps/${1 + number(9_999)}.xml` }),
  "no route": () => ({ path: `/${word()}/${word()}` }),
};

/** How long a page that is kept takes, again and again, until it is over. */
async function probe(port: number, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const startedAt = performance.now();
    await visit(port, "/about");
    times.push(performance.now() - startedAt);
    await sleep(PROBE_EVERY_MS);
  }
  return times;
}

/** Somebody makes up addresses without end: each is a 404, and the server stays as it was. */
export const madeUpAddresses: Scenario = {
  name: ({ madeUpAddresses: count }) =>
    `${count} made-up addresses of each of ${Object.keys(MADE_UP).length} kinds`,
  isWithoutProxy: true,
  async run(stage, { madeUpAddresses: count }) {
    const [port = 0] = stage.ports;
    const { _id } = await makeProduct();
    const look = async () => ({
      known: await visit(port, `/details/${_id}`),
      mib: await readMemory(stage.servers[0]?.pid()),
    });
    const before = await look();
    let isOver = false;
    const probing = probe(port, () => isOver);
    const statuses: string[] = [];
    const rates: string[] = [];
    for (const [kind, make] of Object.entries(MADE_UP)) {
      const startedAt = performance.now();
      const ask = () => {
        const { path, ...sent } = make();
        return visit(port, path, sent);
      };
      for (const status of await inChunks(range(count), ask, CLIENTS)) statuses.push(status);
      const seconds = (performance.now() - startedAt) / MILLISECONDS_PER_SECOND;
      rates.push(`${kind} ${Math.round(count / seconds)}/s`);
    }
    isOver = true;
    const times = await probing;
    await sleep(REST_MS);
    const after = await look();
    const p95 = Math.round(percentile(times, 0.95));
    const memory = `${Math.round(before.mib)} → ${Math.round(after.mib)} MiB`;
    stage.expect([before.known, after.known], ["200"]);
    stage.must(!(after.mib - before.mib > MOST_MIB), `memory grew: ${memory}`);
    return {
      clients: CLIENTS,
      happened: `${stage.expect(statuses, ["404"])}; ${rates.join(", ")}; ${memory}; p95 of a kept page ${p95} ms`,
    };
  },
};
