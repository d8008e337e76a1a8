import { describe, expect, it } from "vitest";
import { writeProductFeed } from "@/lib/feeds/product-feed";
import { BREAKOUT_NAME, sampleProduct } from "@/testing/sample-product";

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
