import { type APIRequestContext, expect, test } from "@playwright/test";
import sharp from "sharp";
import { type Caller, signInAs } from "../support/api";
import { addProduct } from "../support/catalogue";
import { demoAdmin } from "../support/people";

const MAX_BYTES = 300 * 1024;

let admin: Caller;
test.beforeAll(async ({ playwright }) => {
  admin = await signInAs(playwright, demoAdmin());
});

/** What the head of a page says to networks, by name. */
async function readTags(request: APIRequestContext, path: string): Promise<Record<string, string>> {
  const html = await (await request.get(path)).text();
  const tags = html.matchAll(/<meta (?:property|name)="((?:og|product|twitter):[^"]*)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name = "", content = ""]) => [name, content]));
}

async function readPicture(request: APIRequestContext, address = ""): Promise<Buffer> {
  const { pathname, search } = new URL(address);
  const response = await request.get(pathname + search);
  expect(response.status(), address).toBe(200);
  expect(response.headers()["content-type"]).toBe("image/jpeg");
  const bytes = await response.body();
  expect(bytes.length).toBeLessThan(MAX_BYTES);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1_200, height: 630 });
  return bytes;
}

test("a product's link shows its picture, name and price, and what they are now", async ({ request }) => {
  const { _id } = await addProduct(admin, { name: `ক্ষুদ্র & <Cap> ${Date.now()}`, price: 1_250 });
  const path = `/details/${_id}`;
  const before = await readTags(request, path);
  expect(before).toMatchObject({
    "og:type": "product",
    "og:url": `${process.env.BASE_URL}${path}`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": expect.stringContaining("BDT 1,250"),
    "product:price:amount": "1250",
    "product:price:currency": "BDT",
    "product:availability": "in stock",
    "product:condition": "new",
    "twitter:card": "summary_large_image",
  });
  const picture = await readPicture(request, before["og:image"]);
  expect((await admin.call("PATCH", `/products/${_id}`, { price: 990, stock: "0" })).status).toBe(200);
  const after = await readTags(request, path);
  expect(after).toMatchObject({ "product:price:amount": "990", "product:availability": "out of stock" });
  expect(after["og:image"]).not.toBe(before["og:image"]);
  // Also who still has the old address sees what is so now.
  const changed = await readPicture(request, before["og:image"]);
  expect(changed.equals(picture)).toBe(false);
  expect(changed.equals(await readPicture(request, after["og:image"]))).toBe(true);
  await admin.call("DELETE", `/products/${_id}`);
  expect((await request.get(`/share${path}`)).status()).toBe(404);
});

test("the home page, a category, and the pages about the shop and about returns show theirs", async ({
  request,
}) => {
  for (const path of ["/", "/twillpants", "/about", "/return"]) {
    const tags = await readTags(request, path);
    expect(tags).toMatchObject({ "og:type": "website", "og:site_name": expect.any(String) });
    await readPicture(request, tags["og:image"]);
  }
});

for (const path of [
  "",
  "/x",
  "/Home",
  "/details",
  "/details/x",
  "/details/65f000000000000000000001",
  "/details/a/b",
  "/home/x",
]) {
  test(`/share${path} is a 404 that nobody keeps`, async ({ request }) => {
    const response = await request.get(`/share${path}`);
    expect(response.status()).toBe(404);
    expect(response.headers()["cache-control"]).toBe("no-store");
  });
}

test("a link to a page in Bangla shows a picture in Bangla", async ({ request }) => {
  const nameBn = `টেস্ট ক্যাপ ${Date.now()}`;
  const { _id } = await addProduct(admin, { nameBn, price: 1_250 });
  const english = await readTags(request, `/details/${_id}`);
  const bangla = await readTags(request, `/bn/details/${_id}`);
  expect(bangla).toMatchObject({ "og:locale": "bn_BD", "og:image:alt": `${nameBn}, ৳১,২৫০` });
  expect(new URL(bangla["og:image"] ?? "").pathname).toBe(`/share/bn/details/${_id}`);
  const picture = await readPicture(request, bangla["og:image"]);
  expect(picture.equals(await readPicture(request, english["og:image"]))).toBe(false);
  for (const path of ["/bn", "/bn/caps", "/bn/about", "/bn/return"]) {
    const tags = await readTags(request, path);
    expect(new URL(tags["og:image"] ?? "").pathname, path).toMatch(/^\/share\/bn\//);
    await readPicture(request, tags["og:image"]);
  }
  expect((await request.get("/share/bn/nothing")).status()).toBe(404);
});
