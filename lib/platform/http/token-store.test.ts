import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isTokenFresh, readToken, removeToken, storeToken } from "@/lib/platform/http/token-store";

const refuse = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

beforeEach(() => vi.stubGlobal("window", new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a full one", { getItem: () => null, setItem: refuse, removeItem: refuse }],
  ["none, as in the view of another app", null],
])("keeps the token for as long as the page where the browser's storage is %s", (_, storage) => {
  vi.stubGlobal("localStorage", storage);
  storeToken("a.b.c", 900);
  expect(readToken()).toBe("a.b.c");
  expect(isTokenFresh()).toBe(true);
  removeToken();
  expect(readToken()).toBeNull();
});
