import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it } from "vitest";
import { Faq } from "@/components/home/faq";
import { SiteFooter } from "@/components/layout/site-footer";
import { Invoice } from "@/components/print/invoice";
import { PackingSlip } from "@/components/print/packing-slip";
import { ParcelLabel } from "@/components/print/parcel-label";
import { renderMail } from "@/lib/messages/render-mail";
import { listPrintedOrders } from "@/lib/orders/all-orders/queries";
import { writeProductFeed } from "@/lib/seo/feeds/product-feed";
import { homeMetadata, pageMetadata } from "@/lib/seo/page-metadata";
import { aboutPage, searchPage, titleSuffix } from "@/lib/seo/public-pages";
import { aboutCard } from "@/lib/seo/share/cards";
import { withShareCard } from "@/lib/seo/share/open-graph";
import { homeGraph, storeGraph } from "@/lib/seo/structured-data/store";
import { processState } from "@/lib/platform/process-state.mjs";
import { brandFacts } from "@/lib/shop-facts";
import { useDatabase } from "@/testing/database";
import { findDemoBrand, MARKED_BRAND, setMarkedBrand } from "@/testing/marked-brand";
import { makeOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { sampleProduct } from "@/testing/sample-product";

useDatabase();
beforeAll(setMarkedBrand);

async function feed(): Promise<string> {
  const products = async function* () {
    yield sampleProduct();
  };
  let xml = "";
  for await (const part of writeProductFeed(products())) xml += part;
  return xml;
}

it("shows no link to a network where the owner has set none", () => {
  const facts = processState.shopFacts;
  if (!facts) throw new Error("The marked words are not set.");
  const social = { Facebook: "", YouTube: "https://youtube.example/shop", Instagram: "" };
  processState.shopFacts = { ...facts, brand: { ...facts.brand, social } };
  const some = renderToStaticMarkup(<SiteFooter />);
  processState.shopFacts = { ...facts, brand: { ...facts.brand, social: { ...social, YouTube: "" } } };
  const none = renderToStaticMarkup(<SiteFooter />);
  processState.shopFacts = facts;
  expect([some, none].map((html) => html.match(/Facebook|YouTube|Instagram|Social/g))).toEqual([
    ["Social", "YouTube"],
    null,
  ]);
  expect(some + none).not.toContain('href=""');
});

const { name, tagline, description, email, phone, outlet, social } = MARKED_BRAND;
const ADDRESS = `${outlet.street}, ${outlet.city} ${outlet.postalCode}`;

it.each<[string, () => string | Promise<string>, string[]]>([
  [
    "the footer",
    () => renderToStaticMarkup(<SiteFooter />),
    [name, phone, ADDRESS, outlet.hours, outlet.payment, ...Object.values(social)],
  ],
  ["the questions", () => renderToStaticMarkup(<Faq />), [outlet.payment]],
  ["the feed", feed, [name, description]],
  [
    "the titles",
    () =>
      JSON.stringify([
        homeMetadata(),
        pageMetadata(aboutPage()),
        pageMetadata(searchPage()),
        titleSuffix(),
        brandFacts().title,
      ]),
    [name, tagline, description],
  ],
  [
    "a shared link",
    () => JSON.stringify([withShareCard({}, aboutCard()), aboutCard()]),
    [tagline, description],
  ],
  [
    "what search engines read",
    () => JSON.stringify([homeGraph(), storeGraph()]),
    [name, email, "+8801911111111", "Mo 01:00-02:00", outlet.street, social.YouTube],
  ],
  [
    "any mail",
    () =>
      JSON.stringify(
        renderMail({ language: "en", subject: "", paragraphs: [], rows: [], links: [], notes: [] }),
      ),
    [name, ADDRESS],
  ],
])("%s shows the brand as the owner has set it, and nothing of the demo's", async (_what, show, values) => {
  const shown = await show();
  for (const value of values) expect(shown).toContain(value);
  expect(findDemoBrand(shown)).toEqual([]);
});

it("prints show the brand as the owner has set it, and nothing of the demo's", async () => {
  const orderId = await makeOrder(await makeUser(), { product: await makeProduct() });
  const [order] = await listPrintedOrders([orderId]);
  if (!order) throw new Error("There is no order.");
  const prints = [
    renderToStaticMarkup(<Invoice order={order} />),
    renderToStaticMarkup(<PackingSlip order={order} />),
    renderToStaticMarkup(<ParcelLabel order={order} size="a6" />),
  ];
  for (const print of prints) {
    expect(print).toContain(name);
    expect(print).toContain(phone);
    expect(findDemoBrand(print)).toEqual([]);
  }
});
