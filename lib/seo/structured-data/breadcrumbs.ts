import "server-only";
import type { BreadcrumbList } from "schema-dts";
import { PATHS } from "@/lib/paths";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";

interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page to this one. */
export function breadcrumbs(crumbs: Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: PATHS.home }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
