import sharp from "sharp";
import { GIF, HEIC, HTML, makePhoto, makePlain, SVG } from "../../testing/pictures";
import { type Caller, signInAs } from "../support/api";
import { demoAdmin } from "../support/people";
import { expect, test } from "../support/test";

const MEBIBYTE = 1024 * 1024;

let admin: Caller;
test.beforeAll(async ({ playwright }) => {
  admin = await signInAs(playwright, demoAdmin());
});

const upload = (bytes: Buffer, type = "image/jpeg", query = "") =>
  admin.call("POST", `/images${query}`, bytes, { "Content-Type": type });

test("an upload becomes a picture that everybody can see, without the place where it was taken", async ({
  request,
}) => {
  const photo = await makePhoto({ width: 1_600, height: 1_200, orientation: 6 });
  expect((await sharp(photo).metadata()).exif?.includes("Phone")).toBe(true);
  const { status, body } = await upload(photo, "image/jpeg", "?crop=0,0.1,1,0.9");
  expect(status).toBe(201);
  const { address } = body as { address: string };
  for (const [path, width] of [
    [address, 960],
    [address.replace("-960", "-480"), 480],
  ] as const) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const bytes = await response.body();
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: "webp", width, height: width * 1.25 });
    expect([metadata.exif, metadata.xmp, metadata.icc]).toEqual([undefined, undefined, undefined]);
    const etag = response.headers().etag ?? "";
    expect((await request.get(path, { headers: { "If-None-Match": etag } })).status()).toBe(304);
    expect((await request.head(path)).status()).toBe(200);
  }
});

const REFUSED: [what: string, status: number, words: RegExp, file: () => Promise<Buffer>, type?: string][] = [
  ["40 megapixels", 413, /40 megapixels/, () => makePlain(8_000, 5_000), "image/png"],
  ["a GIF", 415, /This is a GIF/, async () => GIF, "image/gif"],
  ["an SVG with a script", 415, /not a picture/, async () => SVG, "image/svg+xml"],
  ["HTML named .jpg", 415, /not a picture/, async () => HTML],
  ["half a JPEG", 400, /incomplete or damaged/, async () => (await makePhoto()).subarray(0, 100_000)],
  ["no byte", 400, /empty/, async () => Buffer.of()],
  ["HEIC", 415, /HEIC format/, async () => HEIC, "image/heic"],
  ["JSON", 415, /must be a picture/, async () => Buffer.from("{}"), "application/json"],
  ["16 MB", 413, /larger than 15 MB/, async () => Buffer.alloc(16 * MEBIBYTE)],
  ["a small picture", 400, /only 300 by 400 pixels/, () => makePlain(300, 400), "image/png"],
];

for (const [what, expected, words, file, type] of REFUSED) {
  test(`${what} is refused with ${expected} and a sentence`, async () => {
    const { status, body, headers } = await upload(await file(), type);
    expect({ status, body }).toMatchObject({
      status: expected,
      body: { error: { message: expect.stringMatching(words), requestId: expect.any(String) } },
    });
    expect(headers["cache-control"]).toBe("no-store");
  });
}

for (const crop of ["", "0,0,1", "0,0,1,2", "a,b,c,d", "0,0,1,1,1", "-1,0,1,1", "0,0,NaN,1", "1e0,0,1,1"]) {
  test(`the crop ${JSON.stringify(crop)} is refused with 400`, async () => {
    const { status } = await upload(await makePlain(600, 800), "image/png", `?crop=${crop}`);
    expect(status).toBe(400);
  });
}

test("an address of no picture answers 404 in plain words, and no other method than GET", async ({
  request,
}) => {
  for (const path of ["/images/x", "/images/aaaaaaaaaaaaaaaaaaaaaaaa-960.webp"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()["content-type"], path).toMatch(/^text\/plain/);
  }
  expect((await request.post("/images/aaaaaaaaaaaaaaaaaaaaaaaa-960.webp")).status()).toBe(405);
  expect((await request.get("/api/images")).status()).toBe(405);
  for (const path of ["/images/%ff", "/images/..%2fetc%2fpasswd"])
    expect((await request.get(path)).status(), path).toBe(400);
});

test("a product cannot show a picture that is not here", async () => {
  const gone = "/images/aaaaaaaaaaaaaaaaaaaaaaaa-960.webp";
  const answer = await admin.call("POST", "/products", {
    name: `Gone ${Date.now()}`,
    category: "Caps",
    price: 1,
    image1: gone,
  });
  expect(answer).toMatchObject({
    status: 400,
    body: { insertedId: null, error: { fields: { image1: expect.stringContaining("upload it again") } } },
  });
});
