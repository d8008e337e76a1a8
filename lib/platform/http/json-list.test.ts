import { expect, it } from "vitest";
import { jsonListResponse } from "@/lib/platform/http/json-list";
import { collect } from "@/testing/collect";

const AT_ONCE = 200;

async function* count(length: number, seen: number[] = []) {
  for (let first = 0; first < length; first += AT_ONCE) {
    seen.push(first);
    const size = Math.min(AT_ONCE, length - first);
    yield Array.from({ length: size }, (_, at) => ({ index: first + at, text: "কালো প্যান্ট" }));
  }
}

it.each([0, 1, 2, 200, 3_001])("is a JSON array of %d", async (length) => {
  const response = await jsonListResponse(count(length));
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.json()).toEqual((await collect(count(length))).flat());
});

it("reads no more than is taken, and stops when its reader stops", async () => {
  const seen: number[] = [];
  const response = await jsonListResponse(count(1_000_000, seen));
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  const made = seen.length;
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThan(10);
  await new Promise(setImmediate);
  expect(seen).toHaveLength(made);
});

it("throws what fails before the first batch", async () => {
  // oxlint-disable-next-line require-yield -- it fails before
  async function* fail(): AsyncGenerator<object[]> {
    throw new Error("away");
  }
  await expect(jsonListResponse(fail())).rejects.toThrow("away");
});

it("breaks off, rather than end a list that is not whole", async () => {
  async function* fail() {
    yield* count(2_000);
    throw new Error("away");
  }
  const response = await jsonListResponse(fail());
  await expect(response.text()).rejects.toThrow("away");
});
