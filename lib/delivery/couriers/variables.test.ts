import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

/** What a process reads that was started with these variables. */
async function readWith(variables: Record<string, string>): Promise<Record<string, unknown>> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { COURIER_VARIABLES } = await import("@/lib/delivery/couriers/apis");
  return Object.assign({}, ...COURIER_VARIABLES.map((read) => read()));
}

it("takes a list of columns for each courier's file", async () => {
  const read = await readWith({ COURIER_COLUMNS_OTHER: "No=invoice", COURIER_COLUMNS_REDX: "" });
  expect(read.COURIER_COLUMNS_OTHER).toBe("No=invoice");
  expect(read.COURIER_COLUMNS_REDX).toBeUndefined();
});

it.each([
  ["COURIER_COLUMNS_PATHAO", "No=nothing", "is not a list such as Invoice=invoice,Name=name"],
  ["STEADFAST_WEBHOOK_TOKEN", "short", "is shorter than 16 characters"],
  ["STEADFAST_WEBHOOK_TOKEN", "change-me-change-me", "is a known default"],
  ["STEADFAST_BASE_URL", "portal", "is not an http(s) address"],
])("refuses %s=%s", async (name, value, problem) => {
  await expect(readWith({ [name]: value })).rejects.toThrow(`${name} ${problem}`);
});

it("calls no webhook's secret set where it is empty", async () => {
  expect((await readWith({ STEADFAST_WEBHOOK_TOKEN: "" })).STEADFAST_WEBHOOK_TOKEN).toBeUndefined();
});
