import { afterEach, expect, it, vi } from "vitest";
import { useDatabase } from "@/testing/database";
import { makeProduct } from "@/testing/products";
import { StockUnit } from "@/models/stock-unit";

vi.stubEnv("NEWCOMER_SHARE_PERCENT", "50");
vi.stubEnv("RATE_LIMIT_FACTOR", "1");
const { mostNewcomerPieces } = await import("@/lib/orders/limits/newcomer-share");

useDatabase();
afterEach(() => vi.restoreAllMocks());

it("counts all pieces once for all who order at once, and again after a count that failed", async () => {
  await makeProduct({ stock: "40" });
  const count = vi.spyOn(StockUnit, "aggregate");
  count.mockImplementationOnce(() => {
    throw new Error("the database is away");
  });
  const ask = () => Promise.allSettled([mostNewcomerPieces(), mostNewcomerPieces(), mostNewcomerPieces()]);
  expect((await ask()).map(({ status }) => status)).toEqual(Array(3).fill("rejected"));
  expect(count).toHaveBeenCalledTimes(1);
  for (const answer of await ask()) expect(answer).toEqual({ status: "fulfilled", value: 20 });
  expect(count).toHaveBeenCalledTimes(2);
});
