import { fillProducts } from "@/tools/bench/fill/products";
import { ENCODINGS } from "@/tools/bench/kept/encodings";
import { LIMITS } from "@/tools/bench/measure/bounds";
import { type Figure, figure, percentile } from "@/tools/bench/measure/figures";
import { startLoad } from "@/tools/bench/measure/load";
import { findPages } from "@/tools/bench/open-shop";
import type { PhaseOptions, PhaseResult } from "@/tools/bench/phase";
import { openStage, type Stage } from "@/tools/stress/stage";
import { measureThroughput, printThroughput, type Throughput } from "@/tools/stress/throughput";

const PER_CATEGORY = 40;
const BROWSING_CONNECTIONS = 51;

/** 50 shoppers at once press Place Order, alone and while others open pages as fast as they get them. */
export async function measureOrders({ defer }: PhaseOptions): Promise<PhaseResult> {
  const alone = await openStage({ defer });
  await fillProducts(PER_CATEGORY);
  const quiet = await measureThroughput(alone);
  printThroughput(quiet);
  await alone.close();

  const busy = await openStage({ defer });
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

async function startBrowsing({ base }: Stage) {
  return startLoad({
    urls: Object.values(await findPages(base)).map((path) => base + path),
    acceptEncoding: ENCODINGS.compressed,
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
