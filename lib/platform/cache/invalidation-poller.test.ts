import { beforeEach, describe, expect, it } from "vitest";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { publishInvalidation } from "@/lib/platform/cache/publish-invalidation";
import { InvalidationPoller } from "@/lib/platform/cache/invalidation-poller";
import { INVALIDATIONS_KEPT_SECONDS } from "@/lib/platform/cache/constants";
import { DAY_MS, HOUR_MS } from "@/lib/platform/time/durations.mjs";
import { getServerId } from "@/lib/platform/cache/server-id";
import { useDatabase } from "@/testing/database";
import { CacheInvalidation } from "@/models/cache-invalidation";

useDatabase();

let expired: string[][];
let poller: InvalidationPoller;

beforeEach(async () => {
  expired = [];
  poller = new InvalidationPoller((tags) => expired.push(tags));
});

describe("InvalidationPoller", () => {
  it("takes everything for changed at first, and then nothing that was not published", async () => {
    await publishInvalidation({ tags: ["before"] });
    await poller.poll();
    await poller.poll();
    expect(expired).toEqual([[CACHE_TAGS.everything]]);
  });

  it("sees what another server publishes, once, and not what it published itself", async () => {
    await poller.poll();
    await publishInvalidation({ tags: ["a", "b"], knownTo: "another server" });
    await publishInvalidation({ tags: ["own"], knownTo: getServerId() });
    await poller.poll();
    await publishInvalidation({ tags: ["b"] });
    await poller.poll();
    await poller.poll();
    expect(expired.slice(1)).toEqual([["a", "b"], ["b"]]);
  });

  it("sees also what is published with a time a little before the newest that it has seen", async () => {
    await poller.poll();
    await publishInvalidation({ tags: ["first"] });
    await poller.poll();
    const at = new Date(Date.now() - 3_000);
    await CacheInvalidation.create({ tags: ["late"], at });
    await poller.poll();
    expect(expired.slice(1)).toEqual([["first"], ["late"]]);
  });

  it.each([HOUR_MS, DAY_MS, 30 * DAY_MS])(
    "sees what is published after the clock was put back %i ms",
    async (ms) => {
      const now = Date.now();
      await poller.poll(now + ms);
      await CacheInvalidation.create({ tags: ["ahead"], at: new Date(now + ms) });
      await poller.poll(now + ms);
      await publishInvalidation({ tags: ["a"] });
      await poller.poll(now);
      await publishInvalidation({ tags: ["b"] });
      await poller.poll(now + 500);
      expect(expired.slice(1)).toEqual([["ahead"], ["a"], ["b"]]);
    },
  );

  it("takes everything for changed after a gap in which changes may have been forgotten", async () => {
    const began = Date.now();
    await poller.poll(began);
    await poller.poll(began + 60_000);
    await poller.poll(began + 60_000 + INVALIDATIONS_KEPT_SECONDS * 1_000);
    expect(expired).toEqual([[CACHE_TAGS.everything], [CACHE_TAGS.everything]]);
  });
});
