import { CATEGORIES } from "@/lib/categories";
import { categoryPath, detailsPath, PATHS } from "@/lib/paths";
import { listProducts } from "@/lib/catalogue/products/queries";
import { fillProducts } from "@/tools/bench/fill-products";
import { LIMITS } from "@/tools/bench/measure/bounds.mjs";
import { type Figure, figure, percentile } from "@/tools/bench/measure/figures";
import { startLoad } from "@/tools/bench/measure/load";
import type { PhaseOptions, PhaseResult } from "@/tools/bench/phase";
import { ROOT } from "@/scripts/launcher/paths.mjs";
import { openStage, type Stage } from "@/tools/stress/stage";
import { measureThroughput, printThroughput, type Throughput } from "@/tools/stress/throughput";

const PER_CATEGORY = 40;
const BROWSING_CONNECTIONS = 51;
const [CATEGORY] = CATEGORIES;

/** 50 shoppers at once press Place Order, alone and while others open pages as fast as they get them. */
export async function measureOrders({ defer }: PhaseOptions): Promise<PhaseResult> {
  const alone = await openStage({ root: ROOT, defer });
  await fillProducts(PER_CATEGORY);
  const quiet = await measureThroughput(alone);
  printThroughput(quiet);
  await alone.close();

  const busy = await openStage({ root: ROOT, defer });
  await fillProducts(PER_CATEGORY);
  const browsing = await startBrowsing(busy);
  const browsed = await measureThroughput(busy);
  const { perSecond } = await browsing.finish();
  console.log(`\nwhile ${BROWSING_CONNECTIONS} connections browse:`);
  printThroughput(browsed);
  await busy.close();
  return {
    figures: [
      ...figuresOf("orders", quiet),
      ...figuresOf("orders while others browse", browsed),
      figure("orders while others browse: pages", "/s", [perSecond]),
    ],
    notes: [`Others browse for at most ${LIMITS.seconds} s.`],
    violations: [...quiet.violations, ...browsed.violations],
  };
}

async function startBrowsing({ ports }: Stage) {
  const [product] = await listProducts({ category: CATEGORY.name, limit: 1 });
  if (!product) throw new Error("There is no product to look at.");
  return startLoad({
    urls: [PATHS.home, categoryPath(CATEGORY.slug), detailsPath(product._id)].map(
      (path) => `http://127.0.0.1:${ports[0]}${path}`,
    ),
    acceptEncoding: "gzip, deflate, br",
    connections: BROWSING_CONNECTIONS,
    seconds: LIMITS.seconds,
  });
}

function figuresOf(name: string, measured: Throughput): Figure[] {
  const { perSecond, milliseconds, barePerSecond, tripsPerOrder } = measured;
  return [
    figure(`${name}: placed`, "/s", [perSecond]),
    figure(`${name}: checkout`, "ms", milliseconds),
    figure(`${name}: checkout, p95`, "ms", [percentile(milliseconds, 0.95)]),
    figure(`${name}: checkout, p99`, "ms", [percentile(milliseconds, 0.99)]),
    figure(`${name}: share of bare inserts`, "%", [(100 * perSecond) / barePerSecond]),
    figure(`${name}: database round trips of one`, "", [tripsPerOrder]),
  ];
}
