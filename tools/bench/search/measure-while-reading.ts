import { publishInvalidation } from "@/lib/platform/cache/publish-invalidation";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { repeat } from "@/tools/bench/measure/bounds";
import { type Figure, figure } from "@/tools/bench/measure/figures";
import { runLoad } from "@/tools/bench/measure/load";
import { Product } from "@/models/product";

const CONNECTIONS = 50;
const SECONDS = 6;
/** Far below what the shop can answer: what is measured is waiting, and not the most that it takes. */
const PER_SECOND = 500;
const ROUNDS = 5;
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
  const [quietMs, readingMs] = [rounds.map(({ quiet }) => quiet), rounds.map(({ reading }) => reading)];
  return [
    figure(`search: one in a hundred of ${CONNECTIONS} who browse`, "ms", quietMs),
    figure(`search: the same while ${tags.length} products are read anew`, "ms", readingMs),
  ];
}

async function publishAll(tags: readonly string[]): Promise<void> {
  for (let start = 0; start < tags.length; start += AT_ONCE)
    await publishInvalidation({ tags: tags.slice(start, start + AT_ONCE) });
}

/** The time within which 99 of 100 were answered. */
async function browse(url: string): Promise<number> {
  const load = { urls: [url], acceptEncoding: "br", connections: CONNECTIONS, seconds: SECONDS };
  const { p99Ms, failures } = await runLoad({ ...load, perSecond: PER_SECOND });
  if (failures > 0) throw new Error(`${failures} of those who browse were not answered.`);
  return p99Ms;
}
