import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { POST } from "@/app/api/stockAlerts/route";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { makeProductByOption, S34 } from "@/testing/by-option";
import { useDatabase } from "@/testing/database";
import { times } from "@/testing/outcomes";
import { makeUser, signIn } from "@/testing/people";
import { contextWith, makeRequest } from "@/testing/requests";
import { StockAlert } from "@/models/stock-alert";

useDatabase();
afterEach(() => vi.restoreAllMocks());

let product: ProductDto;
beforeEach(async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  product = await makeProductByOption();
});

async function call(contact: string, { token, address = "192.0.2.1" }: { token?: string; address?: string }) {
  const request = makeRequest({
    json: { productId: product._id, ...S34, contact },
    headers: { "X-Client-Address": address },
    ...(token && { token }),
  });
  return await POST(request, contextWith());
}

it("keeps sixty requests a day from one client address, whatever the contacts", async () => {
  const statuses: number[] = [];
  for (let ten = 0; ten < 7; ten += 1) {
    const { done } = await times(10, (index) => call(`n${ten}${index}@example.com`, {}));
    statuses.push(...done.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(await StockAlert.countDocuments({})).toBe(60);
  expect((await call("rahim@example.com", { address: "192.0.2.2" })).status).toBe(200);
});

it("belongs to the account of a good token, and is a visitor's with any other", async () => {
  const [user, address] = [await makeUser(), "192.0.2.3"];
  expect((await call("a@example.com", { token: await signIn(user), address })).status).toBe(200);
  expect((await call("b@example.com", { token: "forged.to.ken", address })).status).toBe(200);
  const owners = (await StockAlert.find().sort({ contact: 1 }).lean()).map(({ userId }) =>
    userId?.toString(),
  );
  expect(owners).toEqual([user._id, undefined]);
});

it("writes no contact into the log", async () => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await call("nadia@example.com", { address: "192.0.2.4" });
  await call("01712345678", { address: "192.0.2.4" });
  const lines = JSON.stringify([...write.mock.calls, ...said.mock.calls]);
  expect(lines).not.toMatch(/nadia|01712345678/);
});
