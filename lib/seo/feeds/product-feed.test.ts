import { afterEach, describe, expect, it } from "vitest";
import { writeProductFeed } from "@/lib/seo/feeds/product-feed";
import { listVariants } from "@/lib/catalogue/products/variants";
import { processState } from "@/lib/platform/process-state.mjs";
import { setFreeFrom } from "@/testing/charges";
import { BREAKOUT_NAME, sampleProduct } from "@/testing/sample-product";

afterEach(() => {
  delete processState.shopFacts;
});

async function feedOf(fields: Parameters<typeof sampleProduct>[0] = {}): Promise<string> {
  const product = async function* () {
    yield sampleProduct(fields);
  };
  let xml = "";
  for await (const part of writeProductFeed(product())) xml += part;
  return xml;
}

const valuesOf = (xml: string, field: string) =>
  [...xml.matchAll(new RegExp(`<g:${field}>([^<]*)</g:${field}>`, "g"))].map(([, value]) => value);

/** What Google Merchant and Facebook catalogues require of clothes, and what is told of each. */
const FIELDS = {
  id: ["65f000000000000000000001"],
  title: ["Slim Denim"],
  description: ["Slim Denim. Denim Pants, Slim, sizes 30 and 32, in Indigo and Black."],
  link: ["http://localhost:3000/details/65f000000000000000000001"],
  image_link: ["http://localhost:3000/catalogue/denim-1-960.webp"],
  additional_image_link: [
    "https://pictures.example/2.webp?a=1&amp;b=2",
    "http://localhost:3000/images/3.webp",
  ],
  availability: ["in stock"],
  price: ["1250.00 BDT", "100.00 BDT", "150.00 BDT"],
  condition: ["new"],
  brand: ["Tejgaon"],
  google_product_category: ["Apparel &amp; Accessories &gt; Clothing &gt; Pants"],
  product_type: ["Denim Pants"],
  color: ["Indigo/Black"],
  size: ["30/32"],
  gender: ["male"],
  age_group: ["adult"],
  service: ["Inside Dhaka", "Outside Dhaka"],
  item_group_id: [],
};

describe("writeProductFeed", () => {
  it.each(Object.entries(FIELDS))("tells %s", async (field, values) => {
    const image2 = "https://pictures.example/2.webp?a=1&b=2";
    expect(valuesOf(await feedOf({ image2, image3: "/images/3.webp" }), field)).toEqual(values);
  });

  it.each([
    ["0", "out of stock"],
    ["1", "in stock"],
    ["", "in stock"],
  ])("says of the stock %j that it is %s", async (stock, availability) => {
    expect(valuesOf(await feedOf({ stock }), "availability")).toEqual([availability]);
  });

  it("tells the old price as the price, and what it costs as the sale's", async () => {
    const reduced = await feedOf({ compareAtPrice: 1_500 });
    expect(valuesOf(reduced, "price")[0]).toBe("1500.00 BDT");
    expect(valuesOf(reduced, "sale_price")).toEqual(["1250.00 BDT"]);
    expect(valuesOf(await feedOf(), "sale_price")).toEqual([]);
  });

  it("holds any name, and leaves out what XML cannot hold", async () => {
    const name = `${BREAKOUT_NAME}\u0000\u000b\ud800`;
    const [title] = valuesOf(await feedOf({ name }), "title");
    expect(title).toBe("&lt;/script&gt;&lt;b&gt;]]&gt;&amp;amp; &quot;Tee&quot; &apos;s &lt;!-- ক্‍ষ র‌্যাব");
  });

  it("leaves out what a product does not have, and keeps to the limits", async () => {
    const none = await feedOf({ sizes: [], colors: [] });
    expect([valuesOf(none, "size"), valuesOf(none, "color")]).toEqual([[], []]);
    const letters = ["a", "b", "c", "d", "e"].map((letter) => letter.repeat(30));
    const long = await feedOf({ sizes: letters, colors: letters });
    expect(valuesOf(long, "size")).toEqual([letters.slice(0, 3).join("/")]);
    expect(valuesOf(long, "color")).toEqual([letters.slice(0, 3).join("/")]);
  });

  it("tells the colour that the picture shows", async () => {
    const image1 = "/catalogue/black-rinse-slim-jean-1-960.webp";
    expect(valuesOf(await feedOf({ image1 }), "color")).toEqual(["Black"]);
  });
});

const ROWS = [
  { size: "30", color: "Indigo", stock: 3 },
  { size: "32", color: "Indigo", stock: 0 },
  { size: "30", color: "Black", stock: 12 },
];

/** The items of a product that is counted by option, each as its fields. */
async function itemsOf(fields: Parameters<typeof sampleProduct>[0] = {}) {
  const xml = await feedOf({ stock: "15", stockByOption: ROWS, ...fields });
  return [...xml.matchAll(/<item>(.*?)<\/item>/g)].map(
    ([item]) =>
      (field: string) =>
        valuesOf(item, field),
  );
}

/** What Google Merchant asks of each variant of clothes, and which values it takes. */
const VARIANT_RULES: Record<string, RegExp> = {
  id: /^[0-9a-f-]{1,50}$/,
  item_group_id: /^65f000000000000000000001$/,
  title: /^.{1,150}$/,
  description: /^.{1,5000}$/,
  link: /^http:\/\/localhost:3000\/details\/65f000000000000000000001\?.{1,1900}$/,
  image_link: /^https?:\/\/.{1,1900}$/,
  availability: /^(in stock|out of stock)$/,
  price: /^\d+\.\d\d BDT$/,
  condition: /^new$/,
  brand: /^.{1,70}$/,
  google_product_category: /^Apparel &amp; Accessories &gt; /,
  color: /^[^/]{1,40}$/,
  size: /^[^/]{1,100}$/,
  gender: /^male$/,
  age_group: /^adult$/,
};

describe("the feed of a product that is counted by option", () => {
  it.each(Object.entries(VARIANT_RULES))("tells one %s of each option that is made", async (field, rule) => {
    const items = await itemsOf();
    expect(items).toHaveLength(ROWS.length);
    for (const item of items) {
      // The price is told of the deliveries too.
      const values = field === "price" ? item(field).slice(0, 1) : item(field);
      expect(values).toEqual([expect.stringMatching(rule)]);
    }
  });

  it("tells each option's own availability, size, colour and address, and one price", async () => {
    const told = (await itemsOf()).map((item) =>
      ["availability", "size", "color", "title", "price"].map((field) => item(field)[0]),
    );
    expect(told).toEqual([
      ["in stock", "30", "Indigo", "Slim Denim, 30, Indigo", "1250.00 BDT"],
      ["out of stock", "32", "Indigo", "Slim Denim, 32, Indigo", "1250.00 BDT"],
      ["in stock", "30", "Black", "Slim Denim, 30, Black", "1250.00 BDT"],
    ]);
    expect((await itemsOf()).map((item) => item("link")[0])).toEqual(
      ["size=30&amp;color=indigo", "size=32&amp;color=indigo", "size=30&amp;color=black"].map(
        (chosen) => `http://localhost:3000/details/65f000000000000000000001?${chosen}`,
      ),
    );
  });

  it("names each by the sku that its page names it by, and no two alike", async () => {
    const product = sampleProduct({ stock: "15", stockByOption: ROWS });
    const ids = (await itemsOf()).map((item) => item("id")[0]);
    expect(ids).toEqual(listVariants(product).map(({ sku }) => sku));
    expect(new Set(ids).size).toBe(ROWS.length);
  });

  it("shows none in the colour of another", async () => {
    const items = await itemsOf({
      image2: "/catalogue/denim-2-960.webp",
      colorImages: { Black: "/catalogue/black-960.webp" },
    });
    const shown = items.map((item) => [...item("image_link"), ...item("additional_image_link")]);
    const indigo = ["denim-1", "denim-2"].map((name) => `http://localhost:3000/catalogue/${name}-960.webp`);
    expect(shown).toEqual([indigo, indigo, ["http://localhost:3000/catalogue/black-960.webp"]]);
  });

  it("shows the whole gallery of a colour that has one", async () => {
    const black = ["black-1", "black-2", "black-3"].map((name) => `/catalogue/${name}-960.webp`);
    const item = (await itemsOf({ colorGalleries: { Black: black } })).at(-1);
    const shown = [...(item?.("image_link") ?? []), ...(item?.("additional_image_link") ?? [])];
    expect(shown).toEqual(black.map((path) => `http://localhost:3000${path}`));
  });

  it("has no group of one", async () => {
    const [item, ...others] = await itemsOf({ stockByOption: ROWS.slice(0, 1) });
    expect([others.length, item?.("item_group_id"), item?.("size")]).toEqual([0, [], ["30"]]);
  });

  it("leaves out what an option does not have, and keeps to the limits", async () => {
    const long = { size: "s".repeat(100), color: "c".repeat(100), stock: 1 };
    const [first, second] = await itemsOf({ stockByOption: [{ ...long, size: "" }, long] });
    expect(first?.("size")).toEqual([]);
    expect(second?.("size")).toEqual([long.size]);
    expect(second?.("color")[0]?.length).toBeLessThanOrEqual(40);
    expect(second?.("title")[0]?.length).toBeLessThanOrEqual(150);
  });
});

it("charges nothing for the delivery of what costs enough for that, and follows the owner", async () => {
  setFreeFrom(1_250);
  const charges = ["0.00 BDT", "0.00 BDT"];
  expect(valuesOf(await feedOf({ price: 1_250 }), "price")).toEqual(["1250.00 BDT", ...charges]);
  setFreeFrom(1_251);
  expect(valuesOf(await feedOf({ price: 1_250 }), "price").slice(1)).toEqual(["100.00 BDT", "150.00 BDT"]);
});
