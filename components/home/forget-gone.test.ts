import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetGone } from "@/components/home/forget-gone";
import { parseSeen, readSeen, rememberSeen } from "@/components/product/seen-products";

const idOf = (number: number): string => String(number).padStart(24, "0");
const [JEAN, TEE, BELT] = [idOf(1), idOf(2), idOf(3)] as const;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
  for (const id of [JEAN, TEE]) rememberSeen({ id, name: id, image: "/catalogue/denim.webp" });
});
afterEach(() => vi.unstubAllGlobals());

const seen = (): string[] => parseSeen(readSeen()).map(({ id }) => id);

it("forgets what the shop shows no more, and keeps the order of what is left", async () => {
  rememberSeen({ id: BELT, name: "Belt", image: "" });
  await forgetGone(async (asked) => asked.filter((id) => id !== TEE));
  expect(seen()).toEqual([BELT, JEAN]);
});

it("keeps what was looked at while the shop was asked", async () => {
  await forgetGone(async () => {
    rememberSeen({ id: BELT, name: "Belt", image: "" });
    return [];
  });
  expect(seen()).toEqual([BELT]);
});

it("keeps all where the shop does not answer", async () => {
  await expect(forgetGone(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(seen()).toEqual([TEE, JEAN]);
});
