import "server-only";
import type { ClothingStore, Graph } from "schema-dts";
import { PATHS } from "@/lib/paths";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
import { SITE } from "@/lib/site";
import { graphOf } from "@/lib/seo/structured-data/graph";

/** The graph of the page that tells how to reach the shop. */
export function storeGraph(): Graph {
  return graphOf(store());
}

/** The graph of the home page. */
export function homeGraph(): Graph {
  const url = absoluteUrl(PATHS.home);
  return graphOf({ "@type": "WebSite", name: SITE.name, url, inLanguage: "en" }, store());
}

function store(): ClothingStore {
  const { street, city, postalCode } = SITE.outlet;
  const accounts = Object.values(SITE.social).filter(isAccount);
  return {
    "@type": "ClothingStore",
    name: SITE.name,
    description: SITE.description,
    url: absoluteUrl(PATHS.home),
    logo: absoluteUrl("/icons/icon-512.png"),
    image: absoluteUrl(SITE.film.poster),
    telephone: SITE.phoneHref.replace("tel:", ""),
    email: SITE.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      postalCode,
      addressCountry: SITE.country,
    },
    hasMap: SITE.mapUrl,
    openingHours: SITE.openingHours,
    currenciesAccepted: SITE.currency,
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

/** False for the front page of a network, which is nobody's account. */
function isAccount(address: string): boolean {
  return new URL(address).pathname !== "/";
}
