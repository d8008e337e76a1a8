import { expect, it } from "vitest";
import { processState } from "@/lib/platform/process-state.mjs";

it("is the same for every copy of its module in a process", async () => {
  const address = new URL("process-state.mjs?copy", import.meta.url).href;
  const copy: { processState: unknown } = await import(/* @vite-ignore */ address);
  expect(copy.processState).toBe(processState);
});

it("knows its names: the type checker refuses any other", () => {
  // @ts-expect-error -- there is no such name, and if this is no error, unknown ones go unnoticed
  expect(processState.shopTroubles).toBeUndefined();
});
