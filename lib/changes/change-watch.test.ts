import { beforeEach, describe, expect, it } from "vitest";
import { CACHE_TAGS } from "@/lib/cache-tags";
import { announceChange } from "@/lib/changes/announce-change";
import { ChangeWatch } from "@/lib/changes/change-watch";
import { CHANGES_KEPT_SECONDS } from "@/lib/changes/constants";
import { getServerId } from "@/lib/changes/server-id";
import { useDatabase } from "@/testing/database";
import { Change } from "@/models/change";

useDatabase();

let expired: string[][];
let watch: ChangeWatch;

beforeEach(async () => {
  expired = [];
  watch = new ChangeWatch((tags) => expired.push(tags));
});

describe("ChangeWatch", () => {
  it("takes everything for changed at first, and then nothing that was not announced", async () => {
    await announceChange({ tags: ["before"] });
    await watch.look();
    await watch.look();
    expect(expired).toEqual([[CACHE_TAGS.everything]]);
  });

  it("sees what another server announces, once, and not what it announced itself", async () => {
    await watch.look();
    await announceChange({ tags: ["a", "b"], knownTo: "another server" });
    await announceChange({ tags: ["own"], knownTo: getServerId() });
    await watch.look();
    await announceChange({ tags: ["b"] });
    await watch.look();
    await watch.look();
    expect(expired.slice(1)).toEqual([["a", "b"], ["b"]]);
  });

  it("sees also what is announced with a time a little before the newest that it has seen", async () => {
    await watch.look();
    await announceChange({ tags: ["first"] });
    await watch.look();
    const at = new Date(Date.now() - 3_000);
    await Change.create({ tags: ["late"], at });
    await watch.look();
    expect(expired.slice(1)).toEqual([["first"], ["late"]]);
  });

  it("takes everything for changed after a gap in which changes may have been forgotten", async () => {
    const began = Date.now();
    await watch.look(began);
    await watch.look(began + 60_000);
    await watch.look(began + 60_000 + CHANGES_KEPT_SECONDS * 1_000);
    expect(expired).toEqual([[CACHE_TAGS.everything], [CACHE_TAGS.everything]]);
  });
});
