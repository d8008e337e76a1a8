import { afterEach, expect, it } from "vitest";
import { processState } from "@/lib/platform/process-state.mjs";
import { TagInvalidation } from "./tag-invalidation.mjs";

afterEach(() => {
  delete processState.onInvalidated;
});

it("tells who keeps something else than pages, after the pages are stale", () => {
  const invalidation = new TagInvalidation();
  const told: { tags: readonly string[]; isFresh: boolean }[] = [];
  invalidation.invalidate(["nobody listens"]);
  processState.onInvalidated = (tags) => told.push({ tags, isFresh: invalidation.isFresh(["a"], 1) });
  invalidation.invalidate(["a", "b"]);
  expect(told).toEqual([{ tags: ["a", "b"], isFresh: false }]);
});
