import { expect, it, vi } from "vitest";
import { Batcher } from "@/lib/batcher";

const options = { name: "a test", deadlineMs: 5_000 };

it("begins with the first at once, and does in one go what is asked for meanwhile", async () => {
  const work = vi.fn(async (items: number[]) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return items.map((item) => item * 2);
  });
  const batcher = new Batcher({ ...options, work });
  const first = batcher.run(1);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
  const others = [2, 3, 4].map((item) => batcher.run(item));
  expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8]);
  expect(work.mock.calls).toEqual([[[1]], [[2, 3, 4]]]);
});

it("lets a batch that fails fail for its own items alone", async () => {
  const work = vi.fn(async (items: number[]) => items).mockRejectedValueOnce(new Error("The line is down."));
  const batcher = new Batcher({ ...options, work });
  const failing = [batcher.run(1), batcher.run(2)];
  for (const one of failing) await expect(one).rejects.toThrow("The line is down.");
  expect(await batcher.run(3)).toBe(3);
});
