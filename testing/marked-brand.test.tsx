import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it } from "vitest";
import { Benefits } from "@/components/home/benefits";
import { Announcement } from "@/components/layout/announcement";
import { SiteFooter } from "@/components/layout/site-footer";
import { Invoice } from "@/components/print/invoice";
import { paperWords } from "@/components/print/paper-words";
import { PackingSlip } from "@/components/print/packing-slip";
import { AboutText } from "@/components/pages/about-text";
import { Faq } from "@/components/pages/faq";
import { ReturnText } from "@/components/pages/return-text";
import { ParcelLabel } from "@/components/print/parcel-label";
import { ProductFacts } from "@/components/product/product-facts";
import { TextBlocks } from "@/components/ui/text-blocks";
import { renderMail } from "@/lib/settings/brand/mail/render-mail";
import { TEXTS_BN } from "@/lib/messages/texts.bn";
import { TEXTS_EN } from "@/lib/messages/texts.en";
import { listPrintedOrders } from "@/lib/orders/all-orders/queries";
import { writeProductFeed } from "@/lib/seo/feeds/product-feed";
import { homeMetadata, pageMetadata } from "@/lib/seo/page-metadata";
import { aboutPage, returnPage, searchPage, titleSuffix } from "@/lib/seo/public-pages";
import { aboutCard, returnCard } from "@/lib/seo/share/cards";
import { withShareCard } from "@/lib/seo/share/open-graph";
import { productGraph } from "@/lib/seo/structured-data/product";
import { homeGraph, storeGraph } from "@/lib/seo/structured-data/store";
import { processState } from "@/lib/platform/process-state.mjs";
import { DEFAULT_PAGES } from "@/lib/settings/pages/defaults";
import { fillInBlocks, fillInQuestions } from "@/lib/settings/pages/rules";
import { brandFacts } from "@/lib/shop-facts";
import { english } from "@/lib/words/en/english";
import { useDatabase } from "@/testing/database";
import { findDemoBrand, MARKED_BRAND, MARKED_ORDER_TERMS, setMarkedBrand } from "@/testing/marked-brand";
import { makeOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { sampleProduct } from "@/testing/sample-product";
import { eventOf, factsOfTold } from "@/testing/told-order";

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
    [
      name,
      phone,
      ADDRESS,
      outlet.hours,
      outlet.payment,
      ...Object.values(social),
      ...Object.values(MARKED_BRAND.registration),
    ],
  ],
  [
    "the questions",
    () => renderToStaticMarkup(<Faq questions={fillInQuestions(DEFAULT_PAGES.faq)} />),
    [outlet.payment],
  ],
  [
    "the pages of privacy and terms",
    () =>
      renderToStaticMarkup(
        <TextBlocks blocks={fillInBlocks([...DEFAULT_PAGES.privacy, ...DEFAULT_PAGES.terms])} />,
      ),
    [email, phone, ADDRESS],
  ],
  [
    "the brand's story",
    () => renderToStaticMarkup(<AboutText blocks={fillInBlocks(DEFAULT_PAGES.about)} />),
    [name],
  ],
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
    () => JSON.stringify([homeGraph(fillInQuestions(DEFAULT_PAGES.faq)), storeGraph()]),
    [
      name,
      email,
      "+8801911111111",
      "Mo 01:00-02:00",
      outlet.street,
      social.YouTube,
      "FAQPage",
      outlet.payment,
    ],
  ],
  [
    "any mail",
    () => JSON.stringify(renderMail({ language: "en", subject: "", paragraphs: [], notes: [] })),
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
  const words = paperWords("en");
  const prints = [
    renderToStaticMarkup(
      <Invoice
        order={order}
        words={words}
        vat={{ bin: "", vatPercent: 0 }}
        returns={{ conditions: null, policyAddress: "" }}
      />,
    ),
    renderToStaticMarkup(<PackingSlip order={order} words={words} />),
    renderToStaticMarkup(<ParcelLabel order={order} words={words} size="a6" />),
  ];
  for (const print of prints) {
    expect(print).toContain(name);
    expect(print).toContain(phone);
    expect(findDemoBrand(print)).toEqual([]);
  }
});

it.each<[string, () => string | Promise<string>, string[]]>([
  [
    "the questions",
    () => renderToStaticMarkup(<Faq questions={fillInQuestions(DEFAULT_PAGES.faq)} />),
    ["within 47 days"],
  ],
  ["the assurances", () => renderToStaticMarkup(<Benefits />), ["47 days to exchange"]],
  [
    "the return policy",
    () => renderToStaticMarkup(<ReturnText blocks={fillInBlocks(DEFAULT_PAGES.returns)} />),
    ["47 days from receiving"],
  ],
  [
    "a product's facts",
    () => renderToStaticMarkup(<ProductFacts product={sampleProduct()} />),
    ["Within 47 days"],
  ],
  [
    "what search engines read",
    () => JSON.stringify([pageMetadata(returnPage()), returnCard(), productGraph(sampleProduct())]),
    ["within 47 days", "Within 47 days", '"merchantReturnDays":47', '"maxValue":41'],
  ],
  [
    "the top of a page",
    () => renderToStaticMarkup(<Announcement />),
    ["Marked-announcement", 'href="/marked"'],
  ],
  ["the feed", feed, ["<g:max_handling_time>41<"]],
])("%s shows what the owner has set of orders, and nothing of the demo's", async (_what, show, values) => {
  const shown = await show();
  for (const value of values) expect(shown).toContain(value);
  expect(shown).not.toMatch(/\b3 days\b|"merchantReturnDays":3\b/);
});

it("a message and the alert at the checkout promise a call as the owner has set it", () => {
  const told = factsOfTold({}, eventOf("placed"));
  expect(JSON.stringify(TEXTS_EN.customer.placed(told))).toContain("within 41 business days");
  expect(JSON.stringify(TEXTS_BN.customer.placed(told))).toContain("৪১ কর্মদিবসের মধ্যে");
  const { cashOnDelivery } = english.ordering.popUps;
  expect(cashOnDelivery(MARKED_ORDER_TERMS.confirmationDays.max).text).toContain("৪১ কর্মদিবসের");
});
