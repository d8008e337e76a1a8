import "server-only";
import type { ClothingStore, FAQPage, Graph, WebSite } from "schema-dts";
import { PATHS } from "@/lib/paths";
import { pageAddress } from "@/lib/seo/page-address";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
import type { Question } from "@/lib/settings/pages/blocks";
import { brandTexts } from "@/lib/settings/brand/words";
import { brandFacts, brandName } from "@/lib/shop-facts";
import { SITE } from "@/lib/site";
import { CURRENCY } from "@/lib/platform/text/currency";
import type { Language } from "@/lib/words/constants";
import { languageOfRequest } from "@/lib/words/of-request";
import { readOpeningHours } from "@/lib/seo/structured-data/opening-hours";
import { graphOf } from "@/lib/seo/structured-data/graph";

/** The graph of the page that tells how to reach the shop, in the page's language. */
export function storeGraph(language = languageOfRequest()): Graph {
  return graphOf(store(language));
}

/** The graph of the home page, with the questions that stand there. */
export function homeGraph(questions: readonly Question[], language = languageOfRequest()): Graph {
  const url = pageAddress(PATHS.home);
  const site: WebSite = { "@type": "WebSite", name: brandName(language), url, inLanguage: language };
  const shop = store(language);
  return questions.length === 0 ? graphOf(site, shop) : graphOf(site, shop, faqOf(questions));
}

const faqOf = (questions: readonly Question[]): FAQPage => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

function store(language: Language): ClothingStore {
  const { email, phoneHref, outlet, social } = brandFacts();
  const { name, description } = brandTexts(language);
  const { street, city, postalCode, mapUrl } = outlet;
  const hours = readOpeningHours(outlet.hours);
  const accounts = Object.values(social).filter(isAccount);
  return {
    "@type": "ClothingStore",
    name,
    description: description.text,
    url: pageAddress(PATHS.home),
    logo: absoluteUrl("/icons/icon-512.png"),
    image: absoluteUrl(SITE.film.poster),
    telephone: phoneHref.replace("tel:", ""),
    email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      postalCode,
      addressCountry: SITE.country,
    },
    hasMap: mapUrl,
    ...(hours && { openingHours: hours }),
    currenciesAccepted: CURRENCY,
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

/** False for none, and for the front page of a network, which is nobody's account. */
function isAccount(address: string): boolean {
  return address !== "" && new URL(address).pathname !== "/";
}
