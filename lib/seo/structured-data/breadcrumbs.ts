import "server-only";
import type { BreadcrumbList } from "schema-dts";
import { PATHS } from "@/lib/paths";
import { pageAddress } from "@/lib/seo/page-address";
import { wordsOf } from "@/lib/words/of-request";

interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page to this one. */
export function breadcrumbs(crumbs: Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: wordsOf("seo").home, path: PATHS.home }, ...crumbs].map(
      ({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: pageAddress(path),
      }),
    ),
  };
}
