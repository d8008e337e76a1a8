import { CATEGORIES } from "@/lib/categories";
import { listProducts } from "@/lib/catalogue/products/queries";
import { refreshNumbers } from "@/lib/reports/numbers/refresh-numbers";
import { parseStock } from "@/lib/stock/stock-text";
import { fillCarts } from "@/tools/bench/fill/carts";
import { fillProducts } from "@/tools/bench/fill/products";
import { measureReads } from "@/tools/bench/growth/measure-reads";
import { listDeskReads } from "@/tools/bench/growth/desk-reads";
import { measureChores } from "@/tools/bench/growth/chores";
import { listShopReads } from "@/tools/bench/growth/shop-reads";
import { listSteps, type Step, tellStep } from "@/tools/bench/growth/steps";
import {
  listLargeHeaders,
  listScans,
  listTroubles,
  type StepResult,
  tellChores,
  tellCosts,
  tellTimes,
} from "@/tools/bench/growth/tables";
import { fillTraces } from "@/tools/bench/fill/traces";
import { liveTwoYears } from "@/tools/bench/fill/two-years";
import { figure, tellNumber } from "@/tools/bench/measure/figures";
import { startCookieSession } from "@/tools/bench/measure/session-cookie";
import { readMemory } from "@/tools/bench/measure/memory";
import type { PhaseOptions, PhaseResult } from "@/tools/bench/phase";
import { fillOrders } from "@/tools/bench/fill/orders";
import { inTurn } from "@/tools/stress/many";
import { openStage, type Stage } from "@/tools/stress/stage";

const [CATEGORY] = CATEGORIES;
/** More than are opened or ordered. */
const AT_HAND = 400;
const PIECES = 2;
/** More than one step opens of them. */
const OPENED = 50;

/** The same reads on a shop that grows from step to step. */
export async function measureGrowth({ defer, isLong }: PhaseOptions): Promise<PhaseResult> {
  const stage = await openStage({ servers: 1, defer });
  const results: StepResult[] = [];
  const steps = listSteps(isLong);
  for (const [index, step] of steps.entries()) {
    await stage.renewAdmin();
    const reads = await measureStep({ stage, step, seen: index * OPENED });
    // They take long, and grow with the orders.
    const chores = steps[index + 1]?.orders === step.orders ? [] : await measureChores(stage);
    results.push({ ...reads, chores });
    console.log(`${tellStep(step)}: done`);
  }
  await stage.close();
  const table = [
    "Median of each read, and how many times that of the first step:\n",
    tellTimes(results),
    "\nQueries / documents / index keys of one read:\n",
    tellCosts(results),
    "\nWhat is done with the whole shop, each once:\n",
    tellChores(results),
    `\nMemory of the server: ${results.map(({ memoryMib }) => `${tellNumber(memoryMib)} MiB`).join(", ")}`,
  ].join("\n");
  const figures = results.flatMap(({ step, reads, chores, memoryMib }) => [
    ...reads.map(({ name, milliseconds }) =>
      figure(`growth: ${tellStep(step)}: ${name}`, "ms", milliseconds),
    ),
    ...chores.map(({ name, milliseconds }) =>
      figure(`growth: ${tellStep(step)}: ${name}`, "ms", [milliseconds]),
    ),
    figure(`growth: ${tellStep(step)}: memory of the server`, "MiB", [memoryMib]),
  ]);
  return {
    figures,
    table,
    notes: [...listScans(results), ...listLargeHeaders(results)],
    violations: listTroubles(results),
  };
}

interface StepOptions {
  stage: Stage;
  step: Step;
  /** How many products' pages may have been opened before. */
  seen: number;
}

async function measureStep({ stage, step, seen }: StepOptions): Promise<Omit<StepResult, "chores">> {
  await fillProducts(step.perCategory);
  const products = await listProducts({ limit: AT_HAND });
  await fillOrders(step.orders, { products, finish: liveTwoYears });
  await fillCarts(step.orders);
  await fillTraces(step.orders);
  await refreshNumbers({ withinMs: Infinity });
  // What a server keeps in memory was not told of what was filled in.
  const server = inTurn(stage.servers, 0);
  await server.kill();
  await server.whenReady();
  const newest = await listProducts({ category: CATEGORY.name, limit: AT_HAND });
  const inStock = newest.filter(({ stock }) => (parseStock(stock) ?? 0) >= PIECES);
  const first = seen % inStock.length;
  const opened = [...inStock.slice(first), ...inStock.slice(0, first)];
  const { name, value } = await startCookieSession(stage.admin.user._id);
  const desk = listDeskReads({ stage, cookie: `${name}=${value}` });
  const reads = await measureReads([...listShopReads({ stage, products: opened }), ...desk]);
  const memoryMib = await readMemory(server.pid());
  return { step, reads, memoryMib };
}
