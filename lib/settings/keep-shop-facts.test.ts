import { afterEach, expect, it, vi } from "vitest";
import { processState } from "@/lib/platform/process-state.mjs";
import { readShopFacts, shopFactsRead } from "@/lib/settings/keep-shop-facts";
import { brandFacts } from "@/lib/shop-facts";
import { useDatabase } from "@/testing/database";
import { ShopSettings } from "@/models/shop-settings";

useDatabase();
afterEach(() => {
  vi.restoreAllMocks();
  delete processState.shopFacts;
  delete processState.shopFactsReads;
});

/** Lets each read of the settings wait for the answer that the test gives it: the version, which the name says too. */
function holdReads(): ((version: number) => void)[] {
  const answers: ((version: number) => void)[] = [];
  const lean = async () =>
    await new Promise((resolve) =>
      answers.push((version) => resolve({ version, brand: { name: `Shop ${version}` } })),
    );
  vi.spyOn(ShopSettings, "findById").mockReturnValue({ select: () => ({ lean }) } as never);
  return answers;
}

it("has the facts once a wait for them ends, whichever of several reads is answered first", async () => {
  const answers = holdReads();
  const first = shopFactsRead().then(() => brandFacts().name);
  const second = shopFactsRead().then(() => brandFacts().name);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.(1);
  expect(await first).toBe("Shop 1");
  answers[1]?.(1);
  expect(await second).toBe("Shop 1");
});

it("keeps what a later read has seen, also where an earlier one is answered after it", async () => {
  const answers = holdReads();
  const [early, late] = [readShopFacts(), readShopFacts()];
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(2);
  await late;
  answers[0]?.(1);
  await early;
  expect(brandFacts().name).toBe("Shop 2");
});

it("waits for nothing where the facts are there", async () => {
  await readShopFacts();
  const answers = holdReads();
  await shopFactsRead();
  expect(answers).toEqual([]);
});
