import { expect, it, vi } from "vitest";
import { DeadlineError } from "@/lib/platform/jobs/deadline";
import { listProducts } from "@/lib/catalogue/products/queries";
import { packProductList, writeProductList } from "@/lib/catalogue/products/stream-products";
import { useDatabase } from "@/testing/database";
import { Product } from "@/models/product";
import { fakeDeadlineClock } from "@/testing/fake-clock";

useDatabase();

async function write(): Promise<string> {
  let json = "";
  for await (const part of writeProductList()) json += part;
  return json;
}

it("writes every product once, newest first, as the list has them", async () => {
  expect(await write()).toBe("[]");
  await Product.insertMany(
    Array.from({ length: 1_001 }, (_, index) => ({
      name: `টুপি ${index}`,
      nameKey: `${index}`,
      category: "Caps",
      price: 500,
      image1: "/catalogue/x.webp",
      stockRank: 0,
    })),
  );
  const json = await write();
  expect(json).toBe(JSON.stringify(await listProducts()));
  expect(JSON.parse(json)).toHaveLength(1_001);
});

it("gives up a read that hangs, and lists the products for who asks next", async () => {
  fakeDeadlineClock();
  try {
    const hang = { sort: () => ({ limit: () => ({ lean: () => new Promise(() => undefined) }) }) };
    const find = vi
      .spyOn(Product, "find")
      .mockReturnValueOnce(hang as unknown as ReturnType<typeof Product.find>);
    const hung = expect(packProductList()).rejects.toThrow(DeadlineError);
    await vi.waitFor(() => expect(find).toHaveBeenCalledOnce());
    const next = packProductList();
    await vi.advanceTimersByTimeAsync(3_000);
    await hung;
    expect((await next).gzip.length).toBeGreaterThan(0);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});
