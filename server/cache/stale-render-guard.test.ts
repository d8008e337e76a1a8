import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { handleAfterStaleRender, requestBegunAt } from "@/server/cache/stale-render-guard.mjs";
import { tagInvalidation } from "@/server/cache/tag-invalidation.mjs";
import { interceptResponse } from "@/server/edge/response-pipeline.mjs";

let server: ReturnType<typeof createServer>;
/** The shop's price. One rendering shows it to all who ask meanwhile, as the framework does it. */
let price: string;
let rendering: Promise<string> | undefined;
let finish: () => void;
let asked: number;

beforeEach(async () => {
  price = "old";
  asked = 0;
  rendering = undefined;
  const render = async () => {
    const seen = price;
    const { clock } = tagInvalidation;
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    rendering = undefined;
    // The clock stays, whatever became stale meanwhile and whoever asked.
    expect(requestBegunAt()).toBe(clock);
    return seen;
  };
  server = createServer((request, response) => {
    interceptResponse(request, response, { isHttps: false, route: null, areScriptsHashed: true });
    handleAfterStaleRender(request, response, async () => {
      asked += 1;
      rendering ??= render();
      response.end(await rendering);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const visit = async (path: string) => {
  const { port } = server.address() as AddressInfo;
  return await new Promise<string>((resolve, reject) => {
    get({ port, path, agent: false }, (response) => resolve(text(response))).on("error", reject);
  });
};

it("does not give a page begun before a change to who asks after it", async () => {
  const before = visit("/belts");
  await expect.poll(() => asked).toBe(1);
  price = "new";
  tagInvalidation.invalidate(["category:Belts"]);
  const after = [visit("/belts"), visit("/belts?_rsc=a")];
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toBe(1);
  finish();
  expect(await before).toBe("old");
  await expect.poll(() => asked).toBe(3);
  finish();
  expect(await Promise.all(after)).toEqual(["new", "new"]);
});

it.each(["/belts", "/api/products", "/login"])("lets %s be asked for at once otherwise", async (path) => {
  const first = visit("/belts");
  await expect.poll(() => asked).toBe(1);
  if (path !== "/belts") tagInvalidation.invalidate(["products"]);
  const second = visit(path);
  await expect.poll(() => asked).toBe(2);
  finish();
  expect(await Promise.all([first, second])).toEqual(["old", "old"]);
});

it("takes what is made for no request for older than any change", () => {
  expect(requestBegunAt()).toBe(-1);
});
