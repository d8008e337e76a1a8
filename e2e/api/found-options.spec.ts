import { type APIRequestContext, expect, test } from "@playwright/test";
import { type Caller, newCustomer, signInAs } from "../support/api";
import { addProduct } from "../support/catalogue";
import { placeOrder } from "../support/orders";
import { demoAdmin } from "../support/people";

interface Told {
  sku: string;
  size: string;
  color: string;
  image: string;
  offers: { url: string; availability: string; price: number };
}

const NAVY = "/catalogue/navy-web-belt-1-960.webp";

let admin: Caller;
test.beforeAll(async ({ playwright }) => {
  admin = await signInAs(playwright, demoAdmin());
});

/** Every option of a product, as its page tells it. */
async function readPage(request: APIRequestContext, id: string): Promise<Told[]> {
  const html = await (await request.get(`/details/${id}`)).text();
  const [, json = ""] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  const [group] = JSON.parse(json)["@graph"];
  expect(group).toMatchObject({
    "@type": "ProductGroup",
    productGroupID: id,
    variesBy: ["https://schema.org/size", "https://schema.org/color"],
  });
  return group.hasVariant as Told[];
}

/** The same, as the feed tells it. */
async function readFeed(request: APIRequestContext, id: string): Promise<Record<string, string>[]> {
  const xml = await (await request.get("/feeds/products.xml")).text();
  const items = [...xml.matchAll(/<item>(.*?)<\/item>/g)].map(([, item = ""]) => item);
  return items
    .filter((item) => item.includes(`<g:item_group_id>${id}<`))
    .map((item) =>
      Object.fromEntries([...item.matchAll(/<g:(\w+)>([^<]*)</g)].map(([, name, text]) => [name, text])),
    );
}

test("each option is told by itself, and sold out by itself at the very next request", async ({
  request,
  playwright,
}) => {
  const product = await addProduct(admin, {
    stock: undefined,
    colorImages: { Navy: NAVY },
    stockByOption: [
      { size: "S", color: "Black", stock: 9 },
      { size: "M", color: "Black", stock: 0 },
      { size: "S", color: "Navy", stock: 1 },
    ],
  });
  const told = async () =>
    (await readPage(request, product._id)).map(({ offers }) => offers.availability.slice(19));
  const listed = async () => (await readFeed(request, product._id)).map(({ availability }) => availability);
  expect(await told()).toEqual(["InStock", "OutOfStock", "LimitedAvailability"]);
  expect(await listed()).toEqual(["in stock", "out of stock", "in stock"]);

  const [page, feed] = [await readPage(request, product._id), await readFeed(request, product._id)];
  expect(page.map(({ size, color }) => `${size} ${color}`)).toEqual(["S Black", "M Black", "S Navy"]);
  expect(feed.map(({ id }) => id)).toEqual(page.map(({ sku }) => sku));
  expect(feed.map(({ link }) => link?.replaceAll("&amp;", "&"))).toEqual(
    page.map(({ offers }) => offers.url),
  );
  expect(feed.map(({ image_link: image }) => image)).toEqual(page.map(({ image }) => image));
  expect(page.map(({ image }) => image.endsWith(NAVY))).toEqual([false, false, true]);

  await placeOrder(await newCustomer(playwright), product, { size: "S", color: "Navy" });
  expect(await told()).toEqual(["InStock", "OutOfStock", "OutOfStock"]);
  expect(await listed()).toEqual(["in stock", "out of stock", "out of stock"]);
});

test("the address of an option is a page of the product, whose one address is without it", async ({
  request,
}) => {
  const { _id } = await addProduct(admin, {
    stock: undefined,
    stockByOption: [
      { size: "S", color: "Black", stock: 9 },
      { size: "M", color: "Black", stock: 9 },
    ],
  });
  const response = await request.get(`/details/${_id}?size=M&color=Black`);
  expect(response.status()).toBe(200);
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(await response.text()) ?? [];
  expect(canonical).toMatch(new RegExp(`/details/${_id}$`));
});
