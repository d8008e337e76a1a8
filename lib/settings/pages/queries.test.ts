import { afterAll, afterEach, expect, it, vi } from "vitest";
import { processState } from "@/lib/platform/process-state.mjs";
import { DEFAULT_PAGES, type PagesInBoth } from "@/lib/settings/pages/defaults";
import { DEFAULT_PAGES_BN } from "@/lib/settings/pages/defaults.bn";
import { firstListOf } from "@/lib/settings/pages/rules";

// The framework's cache is there only while it renders.
vi.doMock("next/cache", () => ({ unstable_cache: <Read>(read: Read): Read => read }));
vi.doMock("@/lib/settings/keep-shop-facts", () => ({ shopFactsRead: async () => undefined }));
afterAll(() => {
  vi.doUnmock("next/cache");
  vi.doUnmock("@/lib/settings/keep-shop-facts");
});
const { readUsualConditions } = await import("@/lib/settings/pages/queries");

afterEach(() => {
  processState.shopPages = undefined;
});

const listOf = (item: string) => [{ kind: "list" as const, items: [item] }];

it.each<[string, Partial<PagesInBoth>]>([
  ["in English", { returns: listOf("Marked-condition") }],
  ["in Bangla alone", { returnsBn: listOf("চিহ্নিত শর্ত") }],
])("tells no usual conditions of a return where the owner has written a policy %s", async (_how, pages) => {
  processState.shopPages = { ...DEFAULT_PAGES, ...pages };
  expect([await readUsualConditions("en"), await readUsualConditions("bn")]).toEqual([null, null]);
});

it("a return asks for what the shop brings, as long as the owner has written nothing else", async () => {
  processState.shopPages = { ...DEFAULT_PAGES, privacy: listOf("Marked") };
  expect(await readUsualConditions("en")).toHaveLength(firstListOf(DEFAULT_PAGES.returns).length);
  expect(await readUsualConditions("bn")).toHaveLength(firstListOf(DEFAULT_PAGES_BN.returns).length);
  expect(firstListOf(DEFAULT_PAGES.returns).length).toBeGreaterThan(1);
});
