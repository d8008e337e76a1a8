import { Agent, get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { publishInvalidation } from "@/lib/cache-invalidation/publish-invalidation";
import { CACHE_TAGS } from "@/lib/cache-tags";
import { repeat } from "@/tools/bench/measure/bounds.mjs";
import { type Figure, figure, percentile } from "@/tools/bench/measure/figures";
import { requireLoopback } from "@/tools/bench/measure/loopback.mjs";
import { range } from "@/tools/stress/count";
import { Product } from "@/models/product";

const CONNECTIONS = 50;
const SECONDS = 6;
const PAUSE_MS = 50;
const ROUNDS = 5;
const P99 = 0.99;
const AT_ONCE = 4_000;
/** Nobody shows them, and everybody browses this. */
const PATH = "/caps";

/** How long 50 who browse wait, one in a hundred of them: in quiet, and while every product is read anew. */
export async function measureWhileReading(base: string): Promise<Figure[]> {
  const products = await Product.find({ category: { $ne: "Caps" } })
    .select("_id")
    .lean();
  const tags = products.map(({ _id }) => CACHE_TAGS.product(_id.toString()));
  const browseOnce = () => browse(base + PATH);
  await browseOnce();
  const rounds = await repeat({ runs: ROUNDS }, async () => {
    const quiet = await browseOnce();
    const [reading] = await Promise.all([browseOnce(), publishAll(tags)]);
    return { quiet, reading };
  });
  return [
    figure(
      `search: one in a hundred of ${CONNECTIONS} who browse`,
      "ms",
      rounds.map(({ quiet }) => quiet),
    ),
    figure(
      `search: the same while ${tags.length} products are read anew`,
      "ms",
      rounds.map(({ reading }) => reading),
    ),
  ];
}

async function publishAll(tags: readonly string[]): Promise<void> {
  for (let start = 0; start < tags.length; start += AT_ONCE)
    await publishInvalidation({ tags: tags.slice(start, start + AT_ONCE) });
}

/** The time that one in a hundred answers took. */
async function browse(url: string): Promise<number> {
  requireLoopback(url);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + 1_000 * SECONDS;
  const times: number[] = [];
  await Promise.all(
    range(CONNECTIONS).map(async () => {
      while (performance.now() < until) {
        times.push(await timeOf(url, agent));
        await setTimeout(PAUSE_MS);
      }
    }),
  );
  agent.destroy();
  return percentile(times, P99);
}

function timeOf(url: string, agent: Agent): Promise<number> {
  const sentAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "Accept-Encoding": "br" } }, (incoming) => {
      incoming.resume();
      incoming.once("end", () => resolve(performance.now() - sentAt));
    }).once("error", reject);
  });
}
