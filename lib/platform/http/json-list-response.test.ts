import { expect, it } from "vitest";
import { collect } from "@/testing/collect";
import { jsonListResponse } from "@/lib/platform/http/json-list-response";

async function* count(length: number, seen: number[] = []) {
  for (let index = 0; index < length; index += 1) {
    seen.push(index);
    yield { index, text: "কালো প্যান্ট ".repeat(20) };
  }
}

it.each([0, 1, 2, 3_000])("is a JSON array of %d", async (length) => {
  const response = await jsonListResponse(count(length));
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.json()).toEqual(await collect(count(length)));
});

it("makes no more than the reader takes, and stops when they stop", async () => {
  const seen: number[] = [];
  const response = await jsonListResponse(count(1_000_000, seen));
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  const made = seen.length;
  expect(made).toBeGreaterThan(1);
  expect(made).toBeLessThan(10_000);
  await new Promise(setImmediate);
  expect(seen).toHaveLength(made);
});

it("throws what fails before the first item", async () => {
  // oxlint-disable-next-line require-yield -- it fails before
  async function* fail(): AsyncGenerator<object> {
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
