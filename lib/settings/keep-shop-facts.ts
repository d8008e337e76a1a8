import "server-only";
import { isDeepStrictEqual } from "node:util";
import { type CategorySettings, NO_CATEGORY_SETTINGS } from "@/lib/categories";
import { isBuild } from "@/lib/env";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { connectDb, isDatabaseUnavailable } from "@/lib/platform/database/db";
import { Deadline } from "@/lib/platform/jobs/deadline";
import { runPeriodically } from "@/lib/platform/jobs/run-periodically";
import { processState } from "@/lib/platform/process-state.mjs";
import { readStoredCategories } from "@/lib/settings/categories/stored-categories";
import { GROUPS } from "@/lib/settings/groups/rules";
import { DEFAULT_HOME_LAYOUT, type HomeLayout } from "@/lib/settings/home/defaults";
import { DEFAULT_PAGES, type PagesInBoth } from "@/lib/settings/pages/defaults";
import { readStoredSettings } from "@/lib/settings/stored-settings";
import { todayInDhaka } from "@/lib/platform/time/dhaka";
import { isAnnounced, type ShopFacts } from "@/lib/shop-facts";

declare module "@/lib/platform/process-slots" {
  interface ProcessSlots {
    /** Reads the shop's facts again, as soon as may be. */
    rereadShopFacts?: () => void;
    /** How many reads of the facts have begun, and which of them was the last to be taken over. */
    shopFactsReads?: { begun: number; taken: number };
    /** What the facts showed when the pages were last made stale for them. */
    shownShopFacts?: string;
    /** The texts that the owner has set, else the defaults: missing before the settings were read. */
    shopPages?: PagesInBoth;
    /** What stands on the home page: missing before the settings were read. */
    homeLayout?: HomeLayout;
  }
}

/** A backstop for what nothing tells of: an edit of the database by hand, or a read that failed. */
const REREAD_MS = 5_000;
const READ_DEADLINE_MS = 3_000;

/** Reads the shop's facts into memory. If they have changed, the pages that show them are stale from now on. */
export async function readShopFacts(): Promise<void> {
  const reads = (processState.shopFactsReads ??= { begun: 0, taken: 0 });
  const read = (reads.begun += 1);
  const [{ version, groups }, { revision, categories }] = await Promise.all([
    readStoredSettings(),
    readStoredCategories(),
  ]);
  // Overtaken by a read that began later, and may have seen more.
  if (read < reads.taken) return;
  reads.taken = read;
  const { confirmationDays, returnDays, advanceTo } = GROUPS.orders.read(groups.orders);
  // Only the owner sees the names of the holidays.
  const { holidayNames: _names, ...delivery } = GROUPS.delivery.read(groups.delivery);
  const pages = GROUPS.pages.read(groups.pages);
  const { announcement, ...homeLayout } = GROUPS.home.read(groups.home);
  const facts: ShopFacts = {
    version: version + revision,
    brand: GROUPS.brand.read(groups.brand),
    delivery,
    // The dashboard's frame hands the facts to customers too, so the limit of staff's discount is none of them.
    orders: { confirmationDays, returnDays, advanceTo },
    home: { announcement },
    categories,
  };
  const before = processState.shopFacts?.categories ?? NO_CATEGORY_SETTINGS;
  putInForce(facts);
  takeOverCategories(before, categories);
  putPagesInForce(pages);
  putHomeLayoutInForce(homeLayout);
}

/** If another category is hidden or there than before, lists of products are stale from now on, those in memory too. */
function takeOverCategories(before: CategorySettings, categories: CategorySettings): void {
  if (isDeepStrictEqual(before, categories)) return;
  processState.pageTags?.invalidate([CACHE_TAGS.products]);
  processState.onInvalidated?.([CACHE_TAGS.everything]);
}

/** Takes the texts over. If they are others than before, the pages with them are stale from now on. */
function putPagesInForce(pages: PagesInBoth): void {
  const before = processState.shopPages ?? DEFAULT_PAGES;
  processState.shopPages = pages;
  if (!isDeepStrictEqual(before, pages)) processState.pageTags?.invalidate([CACHE_TAGS.shopPages]);
}

/** Takes over what stands on the home page. If it is another thing than before, that page is stale from now on. */
function putHomeLayoutInForce(layout: HomeLayout): void {
  const before = processState.homeLayout ?? DEFAULT_HOME_LAYOUT;
  processState.homeLayout = layout;
  if (!isDeepStrictEqual(before, layout)) processState.pageTags?.invalidate([CACHE_TAGS.homeLayout]);
}

/** Takes facts over. If what they show is another thing than before, the pages with it are stale from now on. */
function putInForce(facts: ShopFacts): void {
  processState.shopFacts = facts;
  const shown = shownBy(facts);
  if (processState.shownShopFacts === shown) return;
  processState.shownShopFacts = shown;
  processState.pageTags?.invalidate([CACHE_TAGS.shopFacts]);
  processState.onShopFacts?.();
}

/** All of the facts that anything shows, and what only this day makes of them. */
const shownBy = ({ version: _version, ...shown }: ShopFacts): string =>
  JSON.stringify([shown, isAnnounced(shown.home.announcement, todayInDhaka())]);

/**
 * Begins to keep the shop's facts in the memory of this process. Resolves once they are there, or after some seconds
 * without the database: then whatever needs them waits for them by itself.
 */
export async function startShopFactsKeeper(): Promise<void> {
  const job = runPeriodically({
    name: "shop facts",
    intervalMs: REREAD_MS,
    deadlineMs: READ_DEADLINE_MS,
    async work() {
      // An announcement begins and ends by the clock, also while the database is away.
      if (processState.shopFacts) putInForce(processState.shopFacts);
      try {
        await connectDb();
        await readShopFacts();
      } catch (error) {
        // The facts stay as they are while the database is away.
        if (!isDatabaseUnavailable(error)) throw error;
      }
    },
  });
  processState.rereadShopFacts = job.wake;
  // The keeper tells what is wrong, and tries again.
  await shopFactsRead().catch(() => undefined);
}

/** Takes note of what another server has changed. */
export function noteInvalidatedSettings(tags: readonly string[]): void {
  if (tags.includes(CACHE_TAGS.settings) || tags.includes(CACHE_TAGS.everything))
    processState.rereadShopFacts?.();
}

/**
 * Waits until the facts are in memory, where they are not yet: before anything that the owner sets is shown, sent or
 * charged. Throws where they cannot be read. A build has no database, and renders with the defaults.
 */
export async function shopFactsRead(): Promise<void> {
  if (processState.shopFacts || isBuild()) return;
  await new Deadline().within(async () => {
    await connectDb();
    await readShopFacts();
  });
}
