import { setImmediate } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import type { ShareCard } from "@/lib/seo/share/cards";
import { shareResponse } from "@/lib/seo/share/share-response";
import { useDatabase } from "@/testing/database";
import { fakeDeadlineClock } from "@/testing/fake-clock";

useDatabase();

const cardOf = (name: string): ShareCard => ({
  language: "en",
  path: "/share/x",
  label: "Caps",
  name,
  fact: "BDT 500",
  isSoldOut: false,
  photos: [],
});

let drawings = 0;
let strangers = 0;
async function draw(): Promise<Buffer> {
  drawings += 1;
  await setImmediate();
  return Buffer.from("a picture");
}

function ask(card: ShareCard | null, options: { headers?: Record<string, string>; draw?: typeof draw } = {}) {
  const request = new Request("http://localhost/share/x", {
    headers: options.headers ?? { "X-Client-Address": String((strangers += 1)) },
  });
  return shareResponse(request, { find: async () => card, draw: options.draw ?? draw });
}

it("draws a card once for all who ask, and anew when it shows something else", async () => {
  drawings = 0;
  const answers = await Promise.all([ask(cardOf("A")), ask(cardOf("A")), ask(cardOf("A"))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(drawings).toBe(1);
  const [first] = answers;
  expect(first?.headers.get("content-type")).toBe("image/jpeg");
  expect(await first?.text()).toBe("a picture");
  const etag = first?.headers.get("etag") ?? "";
  expect((await ask(cardOf("A"), { headers: { "If-None-Match": etag } })).status).toBe(304);
  expect((await ask(cardOf("B"), { headers: { "If-None-Match": etag } })).status).toBe(200);
  expect(drawings).toBe(2);
});

it("says 404 for what is not there, without drawing", async () => {
  drawings = 0;
  expect((await ask(null)).status).toBe(404);
  expect(drawings).toBe(0);
});

it("keeps no failure", async () => {
  const fail = () => Promise.reject(new Error("no"));
  expect((await ask(cardOf("C"), { draw: fail })).status).toBe(500);
  expect((await ask(cardOf("C"))).status).toBe(200);
});

it("draws the next card after one whose drawing hangs", async () => {
  fakeDeadlineClock();
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  try {
    const hang = vi.fn<typeof draw>(() => new Promise<Buffer>(() => undefined));
    const hung = ask(cardOf("H"), { draw: hang });
    while (hang.mock.calls.length === 0) await setImmediate();
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await hung).status).toBe(503);
    expect((await ask(cardOf("I"))).status).toBe(200);
    expect((await ask(cardOf("H"))).status).toBe(200);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});

it("draws one at a time, and turns away whom it would keep waiting for long", async () => {
  let atOnce = 0;
  let most = 0;
  let tellAllAsked = () => {};
  const allAsked = new Promise<void>((resolve) => {
    tellAllAsked = resolve;
  });
  const count = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await allAsked;
    const drawn = await draw();
    atOnce -= 1;
    return drawn;
  };
  const cards = Array.from({ length: 20 }, (_, index) => cardOf(`D${index}`));
  const refused: Response[] = [];
  const asked = cards.map(async (card) => {
    const response = await ask(card, { draw: count });
    if (response.status === 503 && refused.push(response) === 8) tellAllAsked();
    return response.status;
  });
  const statuses = await Promise.all(asked);
  expect(most).toBe(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  expect(refused).toHaveLength(8);
  expect(refused[0]?.headers.get("retry-after")).toBeTruthy();
  expect((await ask(cardOf("D-late"))).status).toBe(200);
});

it("draws no more than 60 a minute for one address, and sends it what is kept all the same", async () => {
  const from = (address: string) => ({ headers: { "X-Client-Address": address } });
  const statuses: number[] = [];
  for (let index = 0; index < 62; index += 1)
    statuses.push((await ask(cardOf(`F${index}`), from("1.1.1.1"))).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  const refused = await ask(cardOf("F61"), from("1.1.1.1"));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(cardOf("F59"), from("1.1.1.1"))).status).toBe(200);
  expect((await ask(cardOf("F61"), from("2.2.2.2"))).status).toBe(200);
});

it("forgets the picture that nobody has asked for the longest", async () => {
  await ask(cardOf("oldest"));
  for (let index = 0; index < 40; index += 1) await ask(cardOf(`E${index}`));
  drawings = 0;
  await ask(cardOf("E39"));
  expect(drawings).toBe(0);
  await ask(cardOf("oldest"));
  expect(drawings).toBe(1);
});
