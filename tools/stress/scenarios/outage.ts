import { setTimeout as sleep } from "node:timers/promises";
import { CATEGORY_NAMES } from "@/lib/categories";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { makeProduct } from "@/testing/products";
import { percentile } from "@/tools/bench/measure/figures";
import { range } from "@/tools/stress/many";
import { listPublicAddresses } from "@/tools/stress/outage/addresses";
import { browse, shop } from "@/tools/stress/outage/clients";
import { listDead, measureRecovery, measureVitals } from "@/tools/stress/outage/recovery";
import type { Scenario, Size } from "@/tools/stress/scenario";
import { makeShoppers } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";

const VISITORS = 10;
const SHOPPERS = 10;
/** So long they are at it before the database is stopped the next time. */
const SHORTEST_FUSE_MS = 500;
const LONGEST_FUSE_MS = 1_500;
/** Beyond what the same answers take on this machine while all is well. */
const BACK_WITHIN_MS = 5_000;
/** So much on a machine on which those alone take as long. */
const BACK_WITHIN_AT_MOST_MS = 20_000;
const MILLISECONDS_PER_SECOND = 1_000;
/** What may be answered; an answer that never came is none of it. */
const ANSWERS = ["200", "503", "done", "UNAVAILABLE", "IN_PROGRESS", "CART_CHANGED", "CART_EMPTY"];

/** The database is killed and halted again and again under shoppers: all are answered, and nothing stays dead. */
export const outage: Scenario = {
  name: ({ outageRounds, outageStops, haltMs }) =>
    `${outageRounds} × ${outageStops} outages of the database, by kill -9 and by SIGSTOP for ${haltMs / MILLISECONDS_PER_SECOND} s in turn`,
  async run(stage, size) {
    const products: ProductDto[] = [];
    for (const category of CATEGORY_NAMES) products.push(await makeProduct({ category, stock: "99999" }));
    const told: string[] = [];
    const recoveries: Recovery[] = [];
    let dead = 0;
    for (const round of range(size.outageRounds)) {
      recoveries.push(...(await playRound({ stage, size, products, told })));
      const deadNow = await listDead(stage, listPublicAddresses(products));
      stage.violations.push(...deadNow);
      dead += deadNow.length;
      console.log(`    round ${round + 1}: ${told.length} requests so far, ${deadNow.length} dead addresses`);
    }
    const ended = stage.servers.filter((server) => server.hasEnded()).length;
    stage.must(ended === 0, `${ended} servers ended by themselves`);
    for (const recovery of recoveries) judge(stage, recovery);
    const answers = [...ANSWERS, ...stage.mayBeLost];
    stage.expect(stage.retries, answers);
    return {
      clients: VISITORS + SHOPPERS,
      happened:
        `${stage.expect(told, answers)}; ${stage.acknowledged.length} orders; ` +
        `back ${describe(recoveries)} after the database; ${dead} dead addresses`,
    };
  },
};

interface Recovery {
  /** Null of one that never came. */
  milliseconds: number | null;
  /** What the same took just before the outage. */
  healthyMs: number;
}

interface RoundOptions {
  stage: Stage;
  size: Size;
  products: ProductDto[];
  told: string[];
}

/** Returns how long each recovery took. */
async function playRound({ stage, size, products, told }: RoundOptions): Promise<Recovery[]> {
  const { ports, database } = stage;
  const shoppers = await makeShoppers(SHOPPERS);
  const addresses = listPublicAddresses(products);
  let isOver = false;
  const client = { stage, told, isOver: () => isOver };
  const clients = [
    ...range(VISITORS).map(() => browse(client, addresses)),
    ...shoppers.map((shopper) => shop(client, { shopper, products })),
  ];
  const recoveries: Recovery[] = [];
  for (const index of range(size.outageStops)) {
    await sleep(SHORTEST_FUSE_MS + Math.random() * (LONGEST_FUSE_MS - SHORTEST_FUSE_MS));
    const healthyMs = (await measureVitals(ports)) ?? 0;
    await (index % 2 === 0 ? database.kill() : database.halt(size.haltMs));
    recoveries.push({ milliseconds: await measureRecovery(stage), healthyMs });
  }
  isOver = true;
  await Promise.all(clients);
  return recoveries;
}

function judge(stage: Stage, { milliseconds, healthyMs }: Recovery): void {
  const violation = `back only ${seconds(milliseconds ?? NaN)} after the database, where ${seconds(healthyMs)} is healthy`;
  if (milliseconds === null) stage.must(false, "a server did not come back");
  else
    stage.must(
      milliseconds - healthyMs <= Math.min(Math.max(BACK_WITHIN_MS, healthyMs), BACK_WITHIN_AT_MOST_MS),
      violation,
    );
}

/** The recoveries, and behind the stroke how long the same answers took before the outages. */
function describe(recoveries: Recovery[]): string {
  const back = recoveries.flatMap(({ milliseconds }) => milliseconds ?? []);
  const healthy = recoveries.map(({ healthyMs }) => healthyMs);
  const pair = (share: number) =>
    [back, healthy].map((times) => seconds(percentile(times, share))).join(" / ");
  return `${pair(0.5)} (median), ${pair(1)} (longest of ${back.length})`;
}

const seconds = (milliseconds: number): string => `${(milliseconds / MILLISECONDS_PER_SECOND).toFixed(1)} s`;
