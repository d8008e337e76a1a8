import { spawn } from "node:child_process";
import { afterEach, expect, it, vi } from "vitest";
import { keepRunning } from "./keep-running.mjs";

afterEach(() => vi.restoreAllMocks());

it("looks again where nobody can tell whether a program could be started", async () => {
  const told: string[] = [];
  vi.spyOn(console, "error").mockImplementation((line) => void told.push(String(line)));
  const whyWait = vi
    .fn<() => string | null>(() => null)
    .mockImplementationOnce(() => {
      throw new Error("The disk cannot be read");
    });
  const start = vi.fn(() => spawn("sleep", ["60"]));
  const { stop } = keepRunning({ name: "shop", first: spawn("true"), start, whyWait });
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce(), 10_000);
  expect(told).toEqual([
    expect.stringContaining("The shop's process ended"),
    expect.stringMatching(/^The disk cannot be read\. Looking again in [\d.]+ s\.$/),
  ]);
  await stop();
});
