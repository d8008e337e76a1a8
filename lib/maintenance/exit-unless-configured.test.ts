import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function check(): Promise<void> {
  const { exitUnlessConfigured } = await import("@/lib/maintenance/exit-unless-configured");
  exitUnlessConfigured();
}

it("ends the process with EX_CONFIG and names what is missing", async () => {
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  const told = vi.spyOn(console, "error").mockReturnValue(undefined);
  vi.stubEnv("JWT_SECRET", "");
  vi.stubEnv("COURIER_COLUMNS_REDX", "nothing");
  await check();
  expect(exit).toHaveBeenCalledExactlyOnceWith(78);
  expect(told.mock.calls.join()).toContain("JWT_SECRET is missing");
  expect(told.mock.calls.join()).toContain("COURIER_COLUMNS_REDX is not a list");
});

it("leaves a complete environment alone", async () => {
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  await check();
  expect(exit).not.toHaveBeenCalled();
});
