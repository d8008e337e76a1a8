import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { removeStoredKeys, storedKeyByContent } from "@/components/orders-desk/new-order/stored-keys";

const ORDER = { phone: "01712345678", lines: [{ quantity: 1 }] };

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => texts.set(key, text),
      removeItem: (key: string) => texts.delete(key),
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

it("gives the same order the same key after a reload, and another order another", () => {
  const keyOf = storedKeyByContent();
  const key = keyOf(ORDER);
  const edited = keyOf({ ...ORDER, phone: "01812345678" });
  expect(edited).not.toBe(key);
  const keyOfReloaded = storedKeyByContent();
  expect(keyOfReloaded(ORDER)).toBe(key);
  expect(keyOfReloaded({ ...ORDER, phone: "01812345678" })).toBe(edited);
  expect(keyOfReloaded({ ...ORDER, phone: "01912345678" })).not.toBe(key);
});

it("gives the same order another key once it is to be placed again", () => {
  const key = storedKeyByContent()(ORDER);
  removeStoredKeys();
  expect(storedKeyByContent()(ORDER)).not.toBe(key);
});

it("takes nothing else for keys", () => {
  for (const stored of ["keys", { a: "b" }, [["content"]], [[1, 2]]]) {
    window.sessionStorage.setItem("draft keys of the new order", JSON.stringify(stored));
    expect(storedKeyByContent()(ORDER)).toMatch(/^[\w-]{8,128}$/);
  }
});
