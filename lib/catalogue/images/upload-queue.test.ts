import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DeadlineError } from "@/lib/platform/jobs/deadline";
import { withAdminUploadSlot, queueUpload } from "@/lib/catalogue/images/upload-queue";

const PROCESSING_DEADLINE_MS = 30_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("makes room for the next upload when one hangs", async () => {
  const upload = (work: () => Promise<string>) => withAdminUploadSlot(() => queueUpload(work));
  const hung = [1, 2, 3].map(() => upload(() => new Promise(() => undefined)));
  const given = hung.map((one) => expect(one).rejects.toThrow(DeadlineError));
  await expect(upload(async () => "made")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  for (const _ of hung) await vi.advanceTimersByTimeAsync(PROCESSING_DEADLINE_MS);
  await Promise.all(given);
  expect(await upload(async () => "made")).toBe("made");
});
