import { afterEach, expect, it, vi } from "vitest";
import { reportRequestError } from "@/lib/platform/http/report-request-error";

afterEach(() => vi.restoreAllMocks());

it.each(["/track/secret-token", "/bn/track/secret-token?x=1", "/bn/%74rack/secret-token"])(
  "logs that %s failed without the token that opens the order",
  (address) => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    reportRequestError(new Error("broken"), address);
    expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toMatchObject({ path: "/track/[token]" });
  },
);
