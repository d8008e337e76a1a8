import { getAdminOrdersPage } from "@/lib/orders/all-orders/queries";
import { getQueue, getQueueNews } from "@/lib/orders/call-queue/queries";
import { countOrders } from "@/lib/orders/queries";
import { explainReads } from "@/tools/bench/explain";
import { fillOrders } from "@/tools/bench/fill/orders";
import { atMost } from "@/tools/bench/measure/bounds";
import { type Figure, figure } from "@/tools/bench/measure/figures";
import { timeReads } from "@/tools/bench/measure/time-reads";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

const FEW = 50;
const MANY = 20_000;

const VIEWER = { _id: "65f000000000000000000002", name: "Nadia", email: "", role: "admin" } as const;
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** What the admin waits for. */
const READS: Record<string, () => Promise<unknown>> = {
  "first page": () => getAdminOrdersPage(),
  "first page of pending": () => getAdminOrdersPage({ status: "pending" }),
  "first page of Confirmed": () => getAdminOrdersPage({ status: "Confirmed" }),
  "second page": async () => getAdminOrdersPage({ after: (await getAdminOrdersPage()).next ?? undefined }),
  "phone, whole": () => getAdminOrdersPage({ q: "+880 1310-000000" }),
  "phone, three digits": () => getAdminOrdersPage({ q: "442" }),
  "phone that nobody has": () => getAdminOrdersPage({ q: "0199 9999999" }),
  "common name": () => getAdminOrdersPage({ q: "karim" }),
  "common name, pending": () => getAdminOrdersPage({ q: "karim", status: "pending" }),
  "Bengali name": () => getAdminOrdersPage({ q: "আব্দুর রহমান" }),
  "two rare words": () => getAdminOrdersPage({ q: "karim person.16" }),
  "e-mail": () => getAdminOrdersPage({ q: "person.12@mail" }),
  "domain of everybody": () => getAdminOrdersPage({ q: "mail.example" }),
  "order number": () => getAdminOrdersPage({ q: "#10024" }),
  "address and product": () => getAdminOrdersPage({ q: "dhanmondi denim 32" }),
  "tab counts": () => countOrders(),
  queue: () => getQueue({ viewer: VIEWER }),
  "queue, newest first": () => getQueue({ viewer: VIEWER, query: { sort: "newest" } }),
  "queue, common word": () => getQueue({ viewer: VIEWER, query: { q: "dhaka" } }),
  "queue, three words": () => getQueue({ viewer: VIEWER, query: { q: "karim denim 32" } }),
  "queue, a week": () => getQueue({ viewer: VIEWER, query: { from: dayBefore(7) } }),
  "queue, called off": () => getQueue({ viewer: VIEWER, query: { view: "calledOff" } }),
  "queue, news": () => getQueueNews({ viewer: VIEWER, query: {} }),
};

/** Fills the connected database with orders, and measures the desk on few and on many of them. */
export async function measureDeskReads() {
  const figures: Figure[] = [];
  for (const orders of new Set([FEW, MANY].map(atMost))) {
    await fillOrders(orders);
    for (const [name, values] of await timeReads(READS))
      figures.push(figure(`desk: ${name}, on ${orders} orders`, "ms", values));
  }
  return { figures, violations: await printPlans() };
}

/** What the database did for each; returns which of them went through a whole collection. */
async function printPlans(): Promise<string[]> {
  console.log(`\nPlans on ${atMost(MANY)} orders (keys and documents examined):\n`);
  const violations: string[] = [];
  for (const [name, read] of Object.entries(READS)) {
    for (const { stages, keys, documents } of await explainReads(read)) {
      console.log(`${name.padEnd(26)}${String(keys).padStart(7)}${String(documents).padStart(7)}  ${stages}`);
      if (stages.includes("COLLSCAN")) violations.push(`desk: ${name} reads a whole collection`);
    }
  }
  return violations;
}
