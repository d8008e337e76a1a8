import { expect, it, vi } from "vitest";
import { reportRequestError } from "@/lib/platform/http/report-request-error";
import { logError } from "@/lib/platform/log";

vi.mock("@/lib/platform/log", () => ({ logError: vi.fn() }));

it.each(["/track/secret-token", "/bn/track/secret-token?x=1", "/bn/%74rack/secret-token"])(
  "logs that %s failed without the token that opens the order",
  (address) => {
    reportRequestError(new Error("broken"), address);
    expect(vi.mocked(logError).mock.lastCall?.[1]).toMatchObject({ path: "/track/[token]" });
  },
);
