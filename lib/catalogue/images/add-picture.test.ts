import { afterEach, describe, expect, it, vi } from "vitest";
import { addPicture } from "@/lib/catalogue/images/add-picture";
import { pictureResponse } from "@/lib/catalogue/images/picture-response";
import { requireUploadHeaders } from "@/lib/catalogue/images/read-upload";
import { MAX_UPLOAD_BYTES } from "@/lib/catalogue/images/rules";
import { useDatabase } from "@/testing/database";
import { codeOf, times } from "@/testing/outcomes";
import { makePhoto, makePlain } from "@/testing/pictures";
import { makeRequest } from "@/testing/requests";
import { PictureChunk, PictureFile } from "@/models/picture";

useDatabase();
afterEach(() => void vi.useRealTimers());

const upload = (bytes: Buffer, headers: Record<string, string> = {}) =>
  makeRequest({ body: new Uint8Array(bytes), headers: { "Content-Type": "image/jpeg", ...headers } });

/** A body that comes in pieces, without a length. */
function streamed(pieces: Iterator<Uint8Array> & Iterable<Uint8Array>): Request {
  return streaming((controller) => {
    const { done, value } = pieces.next();
    if (done) controller.close();
    else controller.enqueue(value);
  });
}

/** A body that begins and arrives no further. */
function stalled(): Request {
  let isBegun = false;
  return streaming((controller) => {
    if (isBegun) return new Promise(() => undefined);
    isBegun = true;
    controller.enqueue(new Uint8Array(1_000));
  });
}

function streaming(pull: UnderlyingDefaultSource<Uint8Array>["pull"]): Request {
  const body = new ReadableStream<Uint8Array>({ ...(pull && { pull }) });
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
  return new Request("http://localhost:3000/api/images", init);
}

const fileOf = (address: string) => address.replace("/images/", "");

async function expectNothingKept(): Promise<void> {
  expect([await PictureFile.countDocuments(), await PictureChunk.countDocuments()]).toEqual([0, 0]);
}

describe("addPicture", () => {
  it("keeps a picture in both widths and says where it is", async () => {
    const address = await addPicture(upload(await makePhoto()));
    expect(address).toMatch(/^\/images\/[0-9a-f]{24}-960\.webp$/);
    for (const file of [fileOf(address), fileOf(address).replace("-960", "-480")]) {
      const response = await pictureResponse(new Request("http://localhost"), file);
      expect(response.status).toBe(200);
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(8, 12)
          .toString(),
      ).toBe("WEBP");
    }
  });

  it("refuses a file that turns out too large, without reading it to its end, and keeps nothing", async () => {
    let sent = 0;
    function* endless(): Generator<Uint8Array> {
      for (;;) {
        sent += 1_000_000;
        yield new Uint8Array(1_000_000);
      }
    }
    expect(await codeOf(addPicture(streamed(endless())))).toBe("BODY_TOO_LARGE");
    expect(sent).toBeLessThan(MAX_UPLOAD_BYTES + 3_000_000);
    await expectNothingKept();
  });

  it("refuses an upload that breaks off as the sender's fault", async () => {
    function* broken(): Generator<Uint8Array> {
      yield new Uint8Array(1_000);
      throw new Error("The line is down.");
    }
    expect(await codeOf(addPicture(streamed(broken())))).toBe("BAD_REQUEST");
    await expectNothingKept();
  });

  it("holds only few uploads at once, and takes the next when they are done", async () => {
    const plain = await makePlain(800, 1_000);
    const { done, codes } = await times(8, () => addPicture(upload(plain)));
    expect(done).toHaveLength(3);
    expect(codes).toEqual(Array.from({ length: 5 }, () => "TOO_MANY_REQUESTS"));
    expect(await codeOf(addPicture(upload(plain)))).toBe("done");
  });

  it("gives up uploads that arrive no further, and takes others in their place", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const waiting = times(3, () => addPicture(stalled()));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(await codeOf(addPicture(stalled()))).toBe("TOO_MANY_REQUESTS");
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    expect((await waiting).codes).toEqual(["TIMEOUT", "TIMEOUT", "TIMEOUT"]);
    expect(await codeOf(addPicture(upload(await makePlain(800, 1_000))))).toBe("done");
  });

  it("goes on after one that failed", async () => {
    expect(await codeOf(addPicture(upload(Buffer.from("no picture"))))).toBe("NOT_A_PICTURE");
    expect(await codeOf(addPicture(upload(await makePlain(800, 1_000))))).toBe("done");
  });
});

describe("requireUploadHeaders", () => {
  const check = async (headers: Record<string, string>) => {
    requireUploadHeaders(makeRequest({ body: "x", headers }));
  };

  it.each(["image/jpeg", "image/heic", "application/octet-stream"])("lets %s in", async (type) => {
    expect(await codeOf(check({ "Content-Type": type }))).toBe("done");
  });

  it.each(["application/json", "text/html", "multipart/form-data; boundary=x", ""])(
    "refuses a body of the type %j",
    async (type) => {
      expect(await codeOf(check({ "Content-Type": type }))).toBe("NOT_A_PICTURE");
    },
  );

  it("refuses what says that it is too large", async () => {
    const length = String(MAX_UPLOAD_BYTES + 1);
    const announced = check({ "Content-Type": "image/jpeg", "Content-Length": length });
    expect(await codeOf(announced)).toBe("BODY_TOO_LARGE");
  });
});
