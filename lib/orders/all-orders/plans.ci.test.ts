import { beforeEach, describe, expect, it } from "vitest";
import { ADMIN_ORDERS_PAGE_SIZE, getAdminOrdersPage } from "@/lib/orders/all-orders/queries";
import { getQueue, getQueueNews } from "@/lib/orders/call-queue/queries";
import { getDeskNumbers } from "@/lib/reports/desk-home/queries";
import { readableBy } from "@/lib/orders/for-staff";
import { MOST_EARLIER_ORDERS } from "@/lib/orders/all-orders/rules";
import { listOrders, countOrders } from "@/lib/orders/queries";
import { listAuditEntries } from "@/lib/accounts/audit-log/queries";
import { useDatabase } from "@/testing/database";
import { explainReads } from "@/tools/bench/explain";
import { fillOrders } from "@/tools/bench/fill/orders";
import { Order } from "@/models/order";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";

useDatabase();
beforeEach(() => fillOrders(200));

const VIEWER = {
  _id: "65f000000000000000000002",
  name: "Nadia",
  email: "nadia@example.com",
  role: "admin" as const,
};
const ID = "65f000000000000000000001";

describe("no read of the admins' orders goes through a whole collection", () => {
  it.each<[string, () => Promise<unknown>]>([
    ["the first page", () => getAdminOrdersPage()],
    ["the first page of staff", () => getAdminOrdersPage({}, readableBy({ role: "staff" }))],
    ["a page of a tab", () => getAdminOrdersPage({ status: "Confirmed", before: ID })],
    ["a phone", () => getAdminOrdersPage({ q: "+880 17" })],
    ["a name", () => getAdminOrdersPage({ q: "karim uddin", status: "pending" })],
    ["an e-mail", () => getAdminOrdersPage({ q: "person.1@mail" })],
    ["an order number", () => getAdminOrdersPage({ q: "#10024" })],
    ["the counts", () => countOrders()],
    ["the counts of staff", () => countOrders(readableBy({ role: "staff" }))],
    ["the contract's list", () => listOrders({ q: "karim" })],
    ["an address and a product", () => getAdminOrdersPage({ q: "dhanmondi selvedge 32" })],
    ["the orders of a day", () => getAdminOrdersPage({ from: "2026-11-01", to: "2026-11-01" })],
    ["the numbers of the desk's home", () => getDeskNumbers()],
    ["the queue", () => getQueue({ viewer: VIEWER })],
    ["the queue, newest first", () => getQueue({ viewer: VIEWER, query: { sort: "newest", limit: 100 } })],
    [
      "the queue, searched",
      () => getQueue({ viewer: VIEWER, query: { q: "karim denim", from: "2026-01-01" } }),
    ],
    ["what was called off", () => getQueue({ viewer: VIEWER, query: { view: "calledOff", q: "karim" } })],
    ["the news of the queue", () => getQueueNews({ viewer: VIEWER, query: { after: ID, ids: [ID] } })],
    ["the record", () => listAuditEntries({ cursor: ID })],
  ])("%s", async (_, read) => {
    const plans = await explainReads(read);
    expect(plans.length).toBeGreaterThan(0);
    for (const { stages } of plans) expect(stages).toMatch(/IXSCAN|COUNT_SCAN|EOF/);
    for (const { stages } of plans) expect(stages).not.toContain("COLLSCAN");
  });

  it("and the check itself notices one that does", async () => {
    const [plan] = await explainReads(() => Order.find({ address: "Dhaka" }).lean());
    expect(plan?.stages).toContain("COLLSCAN");
  });

  it("a phone that has ordered very often costs no more than its last orders, for each order of the page", async () => {
    await Order.updateMany({}, { phone: "01712345678" });
    const reads = (await explainReads(() => getAdminOrdersPage())).slice(ORDER_STATUSES.length);
    expect(reads.length).toBeGreaterThan(ADMIN_ORDERS_PAGE_SIZE);
    // One more of each status, to know which is the last.
    const most = MOST_EARLIER_ORDERS + ORDER_STATUSES.length;
    for (const { keys } of reads) expect(keys).toBeLessThanOrEqual(most);
  });

  it("an order is found by its number without looking at the others", async () => {
    const reads = (await explainReads(() => getAdminOrdersPage({ q: "10024" }))).slice(ORDER_STATUSES.length);
    expect(reads.some(({ documents }) => documents > 0)).toBe(true);
    for (const { documents } of reads) expect(documents).toBeLessThan(10);
  });
});
