import { afterAll, afterEach, expect, it, vi } from "vitest";
import { processState } from "@/lib/platform/process-state.mjs";
import { DEFAULT_PAGES } from "@/lib/settings/pages/defaults";
import { DEFAULT_PAGES_BN } from "@/lib/settings/pages/defaults.bn";
import { firstListOf } from "@/lib/settings/pages/rules";

// The framework's cache is there only while it renders.
vi.doMock("next/cache", () => ({ unstable_cache: <Read>(read: Read): Read => read }));
vi.doMock("@/lib/settings/keep-shop-facts", () => ({ shopFactsRead: async () => undefined }));
afterAll(() => {
  vi.doUnmock("next/cache");
  vi.doUnmock("@/lib/settings/keep-shop-facts");
});
const { readReturnConditions } = await import("@/lib/settings/pages/queries");

afterEach(() => {
  processState.shopPages = undefined;
});

const listOf = (item: string) => [{ kind: "list" as const, items: [item] }];

it("a return asks for what the owner has written, in English where they have written no Bangla", async () => {
  processState.shopPages = { ...DEFAULT_PAGES, returns: listOf("Marked-condition") };
  expect(await readReturnConditions("en")).toEqual({ text: ["Marked-condition"], lang: undefined });
  expect(await readReturnConditions("bn")).toEqual({ text: ["Marked-condition"], lang: "en" });
  processState.shopPages = { ...processState.shopPages, returnsBn: listOf("চিহ্নিত শর্ত") };
  expect(await readReturnConditions("bn")).toEqual({ text: ["চিহ্নিত শর্ত"], lang: undefined });
});

it("a return asks for what the shop brings, as long as the owner has written nothing else", async () => {
  expect((await readReturnConditions("en")).text).toHaveLength(firstListOf(DEFAULT_PAGES.returns).length);
  expect((await readReturnConditions("bn")).text).toHaveLength(firstListOf(DEFAULT_PAGES_BN.returns).length);
  expect(firstListOf(DEFAULT_PAGES.returns).length).toBeGreaterThan(1);
});
