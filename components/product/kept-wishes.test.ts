import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetWishes } from "@/components/product/joined-wishes";
import { MOST_OTHERS, onWishesChange, readWishes, setWish } from "@/components/product/kept-wishes";
import { listWishes, MAX_WISHES } from "@/lib/catalogue/wishlist/rules";

const idOf = (number: number): string => String(number).padStart(24, "0");

beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { localStorage }));
});
afterEach(() => vi.unstubAllGlobals());

it("keeps the newest first, each once, and no more than a page shows", () => {
  for (let number = 0; number < 50; number += 1) setWish(idOf(number), true);
  setWish(idOf(20), true);
  const ids = readWishes().split(" ");
  expect(MOST_OTHERS + 1).toBe(MAX_WISHES);
  expect(ids).toHaveLength(MAX_WISHES);
  expect(ids.slice(0, 2)).toEqual([idOf(20), idOf(49)]);
  expect(ids.filter((id) => id === idOf(20))).toHaveLength(1);
  setWish(idOf(20), false);
  expect(listWishes(readWishes())[0]).toBe(idOf(49));
});

it("tells whoever listens, and other tabs", () => {
  const notify = vi.fn();
  const stop = onWishesChange(notify);
  setWish(idOf(1), true);
  window.dispatchEvent(new Event("storage"));
  expect(notify).toHaveBeenCalledTimes(2);
  stop();
  forgetWishes();
  window.dispatchEvent(new Event("storage"));
  expect(notify).toHaveBeenCalledTimes(2);
  expect(readWishes()).toBe("");
});

it("keeps the colour in which a product was kept last", () => {
  setWish(idOf(1), true, "ash-melange");
  setWish(idOf(2), true, "নীল");
  expect(listWishes(readWishes())).toEqual([`${idOf(2)}:নীল`, `${idOf(1)}:ash-melange`]);
  setWish(idOf(1), true, "black");
  expect(listWishes(readWishes())).toEqual([`${idOf(1)}:black`, `${idOf(2)}:নীল`]);
  setWish(idOf(1), false);
  setWish(idOf(3), true);
  expect(readWishes()).toBe(`${idOf(3)} ${idOf(2)}:নীল`);
});
