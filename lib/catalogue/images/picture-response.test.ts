import { beforeEach, describe, expect, it, vi } from "vitest";
import { makePictures } from "@/lib/catalogue/images/make-pictures";
import { pictureResponse } from "@/lib/catalogue/images/picture-response";
import { storePicture } from "@/lib/catalogue/images/picture-store";
import { useDatabase } from "@/testing/database";
import { makePlain } from "@/testing/pictures";
import { PictureFile } from "@/models/picture";
import { fakeDeadlineClock } from "@/testing/fake-clock";

useDatabase();

let pictureId: string;
beforeEach(async () => {
  pictureId = await storePicture(await makePictures(await makePlain(800, 1_000)));
});

const ask = (name: string, headers: Record<string, string> = {}) =>
  pictureResponse(new Request("http://localhost/images/x", { headers }), name);

describe("pictureResponse", () => {
  it("sends a picture that may be kept for a year, and that no browser takes for anything else", async () => {
    const response = await ask(`${pictureId}-480.webp`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      etag: `"${pictureId}-480.webp"`,
    });
  });

  it("says 304 to who has it already", async () => {
    const response = await ask(`${pictureId}-960.webp`, { "If-None-Match": `"${pictureId}-960.webp"` });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
  });

  it.each([
    "65f000000000000000000001-960.webp",
    "65f000000000000000000001-961.webp",
    "x",
    "",
    "../../etc/passwd",
    "$where",
  ])("says 404 in plain words for %j", async (name) => {
    const response = await ask(name);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toBe("There is no such picture.");
  });

  it("says 503 when the database hangs, and shows the picture to who asks next", async () => {
    fakeDeadlineClock();
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    try {
      const hang = { select: () => ({ lean: () => new Promise(() => undefined) }) };
      const find = vi
        .spyOn(PictureFile, "findOne")
        .mockReturnValueOnce(hang as unknown as ReturnType<typeof PictureFile.findOne>);
      const hung = ask(`${pictureId}-480.webp`);
      await vi.waitFor(() => expect(find).toHaveBeenCalledOnce());
      await vi.advanceTimersByTimeAsync(2_800);
      expect((await hung).status).toBe(503);
      expect((await ask(`${pictureId}-480.webp`)).status).toBe(200);
    } finally {
      vi.useRealTimers();
      vi.restoreAllMocks();
    }
  });
});
