import { beforeEach, describe, expect, it } from "vitest";
import { getDeskPage } from "@/lib/desk/queries";
import { listOrders, countOrders } from "@/lib/orders/queries";
import { listRecords } from "@/lib/records/queries";
import { useDatabase } from "@/lib/testing/database";
import { explainReads } from "@/scripts/bench/explain";
import { fillOrders } from "@/scripts/bench/orders";
import { Order } from "@/models/order";

useDatabase();
beforeEach(() => fillOrders(200));

const ID = "65f000000000000000000001";

describe("no read of the desk goes through a whole collection", () => {
  it.each<[string, () => Promise<unknown>]>([
    ["the first page", () => getDeskPage()],
    ["a page of a tab", () => getDeskPage({ status: "Confirmed", before: ID })],
    ["a phone", () => getDeskPage({ q: "+880 17" })],
    ["a name", () => getDeskPage({ q: "karim uddin", status: "pending" })],
    ["an e-mail", () => getDeskPage({ q: "person.1@mail" })],
    ["an order number", () => getDeskPage({ q: "#10024" })],
    ["the counts", () => countOrders()],
    ["the contract's list", () => listOrders({ q: "karim" })],
    ["the record", () => listRecords({ cursor: ID })],
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

  it("an order is found by its number without looking at the others", async () => {
    const [plan] = await explainReads(() => getDeskPage({ q: "10024" }));
    expect(plan?.documents).toBeLessThan(10);
  });
});
