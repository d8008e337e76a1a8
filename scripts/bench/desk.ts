import { performance } from "node:perf_hooks";
import { createIndexes } from "@/lib/database-setup";
import { getDeskPage } from "@/lib/desk/queries";
import { countOrders } from "@/lib/orders/queries";
import { explainReads } from "@/scripts/bench/explain";
import { fillOrders } from "@/scripts/bench/orders";
import { runWithDb } from "@/scripts/run-with-db";

const FEW = 50;
const MANY = 20_000;
const WARM_UPS = 3;
const RUNS = 15;

/** What the admin waits for. */
const READS: Record<string, () => Promise<unknown>> = {
  "first page": () => getDeskPage(),
  "first page of pending": () => getDeskPage({ status: "pending" }),
  "first page of Confirmed": () => getDeskPage({ status: "Confirmed" }),
  "second page": async () => getDeskPage({ after: (await getDeskPage()).older ?? undefined }),
  "phone, whole": () => getDeskPage({ q: "+880 1310-000000" }),
  "phone, three digits": () => getDeskPage({ q: "442" }),
  "phone that nobody has": () => getDeskPage({ q: "0199 9999999" }),
  "common name": () => getDeskPage({ q: "karim" }),
  "common name, pending": () => getDeskPage({ q: "karim", status: "pending" }),
  "Bengali name": () => getDeskPage({ q: "আব্দুর রহমান" }),
  "two rare words": () => getDeskPage({ q: "karim person.16" }),
  "e-mail": () => getDeskPage({ q: "person.12@mail" }),
  "domain of everybody": () => getDeskPage({ q: "mail.example" }),
  "order number": () => getDeskPage({ q: "#10024" }),
  "tab counts": () => countOrders(),
};

await runWithDb(async () => {
  await createIndexes();
  await fillOrders(FEW);
  const few = await measureAll();
  await fillOrders(MANY);
  const many = await measureAll();
  console.log(`\nMedian of ${RUNS}, in milliseconds, on ${FEW} and on ${MANY} orders:\n`);
  for (const name of Object.keys(READS)) {
    const [before = 0, after = 0] = [few.get(name), many.get(name)];
    const ratio = (after / before).toFixed(1);
    console.log(
      `${name.padEnd(26)}${before.toFixed(1).padStart(8)}${after.toFixed(1).padStart(8)}  × ${ratio}`,
    );
  }
  await printPlans();
});

async function measureAll(): Promise<Map<string, number>> {
  const medians = new Map<string, number>();
  for (const [name, read] of Object.entries(READS)) medians.set(name, await measure(read));
  return medians;
}

async function measure(read: () => Promise<unknown>): Promise<number> {
  for (let run = 0; run < WARM_UPS; run += 1) await read();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}

/** What the database did for each, and a failure if it went through a whole collection. */
async function printPlans(): Promise<void> {
  console.log(`\nPlans on ${MANY} orders (keys and documents examined):\n`);
  for (const [name, read] of Object.entries(READS)) {
    for (const { stages, keys, documents } of await explainReads(read)) {
      console.log(`${name.padEnd(26)}${String(keys).padStart(7)}${String(documents).padStart(7)}  ${stages}`);
      if (stages.includes("COLLSCAN")) process.exitCode = 1;
    }
  }
}
