import { afterEach, expect, it, vi } from "vitest";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { processState } from "@/lib/platform/process-state.mjs";
import { todayInDhaka } from "@/lib/platform/time/dhaka";
import { readShopFacts, shopFactsRead } from "@/lib/settings/keep-shop-facts";
import { announcementOn, brandFacts } from "@/lib/shop-facts";
import { useDatabase } from "@/testing/database";
import { ShopSettings } from "@/models/shop-settings";

useDatabase();
afterEach(() => {
  vi.restoreAllMocks();
  delete processState.shopFacts;
  delete processState.shopFactsReads;
  delete processState.shownShopFacts;
  delete processState.pageTags;
  delete processState.homeLayout;
  vi.useRealTimers();
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

it("makes the pages stale when an announcement begins and when it ends, and not on a day between", async () => {
  const stale: string[][] = [];
  processState.pageTags = { invalidate: (tags: string[]) => void stale.push(tags) } as never;
  vi.useFakeTimers({ toFake: ["Date"] });
  const announcement = { text: "Eid sale", href: "/denimpants", from: "2026-12-02", to: "2026-12-03" };
  await ShopSettings.create({ _id: "shop", version: 1, home: { announcement } });
  const seen: [string | undefined, number][] = [];
  for (const time of [
    "2026-12-01T23:59:59+06:00",
    "2026-12-02T00:00:01+06:00",
    "2026-12-03T23:59:59+06:00",
    "2026-12-04T00:00:01+06:00",
  ]) {
    vi.setSystemTime(time);
    await readShopFacts();
    seen.push([announcementOn(todayInDhaka())?.text, stale.length]);
  }
  expect(seen).toEqual([
    [undefined, 1],
    ["Eid sale", 2],
    ["Eid sale", 2],
    [undefined, 3],
  ]);
});

it("makes the home page stale for its sections, and no other page", async () => {
  await readShopFacts();
  const stale: string[][] = [];
  processState.pageTags = { invalidate: (tags: string[]) => void stale.push(tags) } as never;
  await ShopSettings.create({ _id: "shop", version: 1, home: { sections: ["film"] } });
  await readShopFacts();
  await readShopFacts();
  expect(stale).toEqual([[CACHE_TAGS.homeLayout]]);
  expect(processState.homeLayout?.sections).toEqual(["film"]);
});

it("waits for nothing where the facts are there", async () => {
  await readShopFacts();
  const answers = holdReads();
  await shopFactsRead();
  expect(answers).toEqual([]);
});
