import "server-only";
import type { BreadcrumbList } from "schema-dts";
import { PATHS } from "@/lib/paths";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
import { localPath } from "@/lib/words/local-path.mjs";
import { languageOfRequest, wordsOf } from "@/lib/words/of-request";

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
        item: absoluteUrl(localPath(languageOfRequest(), path)),
      }),
    ),
  };
}
