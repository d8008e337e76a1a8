import { expect, it, vi } from "vitest";
import { Batcher } from "@/lib/platform/database/batcher";
import { DeadlineError } from "@/lib/platform/jobs/deadline";

const options = { name: "a test", deadlineMs: 5_000 };

it("begins with the first at once, and does in one go what is asked for meanwhile", async () => {
  let endFirst = () => {};
  const first = new Promise<void>((resolve) => (endFirst = resolve));
  const work = vi.fn(async (items: number[]) => {
    await first;
    return items.map((item) => item * 2);
  });
  const batcher = new Batcher({ ...options, work });
  const done = [batcher.run(1)];
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
  for (const item of [2, 3, 4]) {
    await new Promise((resolve) => setImmediate(resolve));
    done.push(batcher.run(item));
  }
  expect(work.mock.calls).toEqual([[[1]]]);
  endFirst();
  expect(await Promise.all(done)).toEqual([2, 4, 6, 8]);
  expect(work.mock.calls).toEqual([[[1]], [[2, 3, 4]]]);
});

it("lets a batch that fails fail for its own items alone", async () => {
  const work = vi.fn(async (items: number[]) => items).mockRejectedValueOnce(new Error("The line is down."));
  const batcher = new Batcher({ ...options, work });
  const failing = [batcher.run(1), batcher.run(2)];
  for (const one of failing) await expect(one).rejects.toThrow("The line is down.");
  expect(await batcher.run(3)).toBe(3);
});

it("lets one item fail alone, where the work says so", async () => {
  const work = async (items: number[]) =>
    items.map((item) => (item === 2 ? new Error("There is no second.") : item * 10));
  const batcher = new Batcher<number, number>({ ...options, work });
  const [one, two, three] = await Promise.allSettled([1, 2, 3].map((item) => batcher.run(item)));
  expect([one, three]).toMatchObject([{ value: 10 }, { value: 30 }]);
  expect(two).toMatchObject({ status: "rejected", reason: { message: "There is no second." } });
});

it("asks again for what was asked for before, and twice for what is asked for twice", async () => {
  const work = vi.fn(async (items: string[]) => items);
  const batcher = new Batcher({ ...options, work });
  await Promise.all([batcher.run("same"), batcher.run("same")]);
  await batcher.run("same");
  expect(work.mock.calls).toEqual([[["same", "same"]], [["same"]]]);
});

it("gives up a batch that hangs, and does the next", async () => {
  const work = vi.fn(async (items: number[]) => items).mockReturnValueOnce(new Promise(() => undefined));
  const batcher = new Batcher({ ...options, deadlineMs: 30, work });
  const hung = expect(batcher.run(1)).rejects.toThrow(DeadlineError);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
  const next = batcher.run(2);
  await hung;
  expect(await next).toBe(2);
});
