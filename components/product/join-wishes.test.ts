import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { joinAccount } from "@/components/product/join-wishes";
import { forgetWishes } from "@/components/product/joined-wishes";
import { readWishes, setWish } from "@/components/product/kept-wishes";
import { MAX_WISHES, withoutProducts, withoutRepeats } from "@/lib/catalogue/wishlist/rules";
import type { ChangeWishlistInput } from "@/lib/catalogue/wishlist/schema";
import { removeToken, storeToken } from "@/lib/platform/http/token-store";

const idOf = (number: number): string => String(number).padStart(24, "0");
const [JEAN, TEE, BELT, CAP] = [idOf(1), idOf(2), idOf(3), idOf(4)] as const;

/** An account, as the shop keeps its list. */
function makeAccount(list: string[] = []) {
  const account = {
    list,
    calls: [] as ChangeWishlistInput[],
    tell: async (change: ChangeWishlistInput) => {
      const { add = [], drop = [] } = change;
      account.calls.push(change);
      account.list = withoutRepeats([...add, ...withoutProducts(account.list, drop)]).slice(0, MAX_WISHES);
      return await Promise.resolve(account.list);
    },
  };
  return account;
}

/** Makes the browser another device: returns what it stores. */
function useDevice(stored = new Map<string, string>()) {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { localStorage }));
  vi.stubGlobal("localStorage", localStorage);
  storeToken("a token", 900);
  return stored;
}

beforeEach(() => void useDevice());
afterEach(() => vi.unstubAllGlobals());

const listed = () => readWishes().split(" ").filter(Boolean);

it("joins what is on the device with the account's, and keeps both one on every device", async () => {
  const account = makeAccount([TEE]);
  setWish(JEAN, true, "indigo");
  await joinAccount(account.tell);
  expect(listed()).toEqual([`${JEAN}:indigo`, TEE]);
  const phone = useDevice();
  await joinAccount(account.tell);
  expect(listed()).toEqual([`${JEAN}:indigo`, TEE]);
  setWish(TEE, false);
  setWish(BELT, true);
  await joinAccount(account.tell);
  expect(account.list).toEqual([BELT, `${JEAN}:indigo`]);
  useDevice(phone);
  await joinAccount(account.tell);
  expect(listed()).toEqual([BELT, `${JEAN}:indigo`]);
});

it("brings back nothing that was taken out on another device", async () => {
  const account = makeAccount();
  setWish(JEAN, true);
  await joinAccount(account.tell);
  account.list = [];
  await joinAccount(account.tell);
  expect(listed()).toEqual([]);
  expect(account.calls.at(-1)).toEqual({ add: [], drop: [] });
});

it("tells later what could not be told, and what was pressed while a call was under way", async () => {
  const account = makeAccount([TEE]);
  setWish(JEAN, true);
  await expect(joinAccount(() => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  expect(listed()).toEqual([JEAN]);
  await joinAccount(async (change) => {
    if (account.calls.length === 0) {
      setWish(CAP, true);
      setWish(JEAN, false);
    }
    return await account.tell(change);
  });
  expect(account.list).toEqual([CAP, TEE]);
  expect(listed()).toEqual([CAP, TEE]);
});

it("leaves nothing of an account on a device that was signed out meanwhile", async () => {
  const account = makeAccount([TEE, BELT]);
  const stored = useDevice();
  await joinAccount(async (change) => {
    const told = await account.tell(change);
    removeToken();
    forgetWishes();
    return told;
  });
  expect([...stored.keys()]).toEqual([]);
});

it("gives the next one who signs in nothing of the one before", async () => {
  setWish(JEAN, true);
  const first = makeAccount();
  await joinAccount(first.tell);
  const second = makeAccount([CAP]);
  await joinAccount(second.tell);
  expect([second.list, listed()]).toEqual([[CAP], [CAP]]);
});

it("leaves a visitor whose session has ended where they are, and keeps their list", async () => {
  const account = makeAccount([TEE]);
  setWish(JEAN, true);
  storeToken("an old token", 0);
  const asked: string[] = [];
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return await Promise.resolve(Response.json({}));
  });
  await joinAccount(account.tell);
  expect(asked).toEqual(["/api/auth/session"]);
  expect(account.calls).toEqual([]);
  expect(listed()).toEqual([JEAN]);
});
