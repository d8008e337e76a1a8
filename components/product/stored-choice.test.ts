import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepChoice, readChoice } from "@/components/product/keep-choice";
import { mayResume, type ShownChoice } from "@/components/product/may-resume";
import { isRecent, releaseChoice } from "@/components/product/release-choice";
import { takeChoice } from "@/components/product/stored-choice";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

const [ID, OTHER] = ["1".repeat(24), "2".repeat(24)];
const CHOSEN = { quantity: 2, size: "34", color: "Navy" };
const CHOICE = { ...CHOSEN, key: "press" };

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { sessionStorage });
  vi.useFakeTimers();
  keepChoice(ID, { ...CHOICE, pressedAt: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether a form that shows what was chosen, but for `shown`, presses its own button. */
function resume(shown: Partial<ShownChoice> = {}): boolean {
  const resumed = takeChoice(ID);
  if (!resumed) throw new Error("Nothing is kept.");
  const { size, color } = CHOICE;
  const form = { productId: ID, size, color, quantity: "2", isSizeMissing: false, canBeHad: true };
  return mayResume(resumed, { ...form, ...shown });
}

const isReleased = (productId = ID): boolean => isRecent(readChoice(productId)?.releasedAt);

it("gives the choice back once where no sign-in has led back, and then releases nothing", () => {
  expect(takeChoice(ID)).toMatchObject(CHOSEN);
  releaseChoice(`/details/${ID}`);
  expect(takeChoice(ID)).toBeNull();
});

it.each([`/details/${ID}`, `/bn/details/${ID}`, `/details/${ID}?color=navy#reviews`])(
  "releases the choice of %s, and keeps it until the shop has answered",
  (path) => {
    releaseChoice(path);
    expect(isReleased()).toBe(true);
    expect(takeChoice(ID)).toMatchObject(CHOSEN);
    expect(takeChoice(ID)).toMatchObject(CHOSEN);
    keepChoice(ID, null);
    expect(takeChoice(ID)).toBeNull();
  },
);

it.each([null, "/", "/dashboard/cart", `/details/${OTHER}`, `/track/details/${ID}`, `/details/x/${ID}`])(
  "releases nothing for %s",
  (path) => {
    releaseChoice(path);
    expect(isReleased()).toBe(false);
    expect(kept.size).toBe(1);
  },
);

it("means neither an old press nor an old sign-in", () => {
  vi.advanceTimersByTime(31 * MINUTE_MS);
  releaseChoice(`/details/${ID}`);
  expect(isReleased()).toBe(false);
  keepChoice(ID, { ...CHOICE, pressedAt: Date.now() });
  releaseChoice(`/details/${ID}`);
  vi.advanceTimersByTime(31 * MINUTE_MS);
  expect(isReleased()).toBe(false);
  expect(resume()).toBe(false);
  expect(takeChoice(ID)).toBeNull();
});

it.each([
  [{}, true, true],
  [{ quantity: "২" }, true, true],
  [{ canBeHad: false }, true, false],
  [{ size: "36" }, false, false],
  [{ color: "Black" }, false, false],
  [{ quantity: "1" }, false, false],
])(
  "with %j in the form presses: %s, and keeps the choice until it is answered: %s",
  (shown, presses, keeps) => {
    releaseChoice(`/details/${ID}`);
    expect(resume(shown)).toBe(presses);
    expect(takeChoice(ID) !== null).toBe(keeps);
  },
);

it("presses nothing that no sign-in has released", () => {
  expect(resume()).toBe(false);
});

it.each(["", "null", "[]", '{"quantity":2,"size":"34"}', "{"])(
  "releases nothing where %j is kept",
  (text) => {
    kept.set(`choice ${ID}`, text);
    releaseChoice(`/details/${ID}`);
    expect(readChoice(ID)).toBeNull();
    expect(takeChoice(ID)?.releasedAt ?? 0).toBe(0);
    expect(takeChoice(ID)).toBeNull();
  },
);
