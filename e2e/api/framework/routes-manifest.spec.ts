import { readBuildFile, testFormat } from "../../support/framework-format";

interface Route {
  page?: string;
  source?: string;
  destination?: string;
  regex: string;
}

const matches = (routes: Route[], path: string) => routes.some(({ regex }) => new RegExp(regex).test(path));

function fits(text: string): boolean {
  const { staticRoutes, dynamicRoutes, redirects, rewrites } = JSON.parse(text);
  const product = dynamicRoutes.filter(({ page }: Route) => page === "/details/[id]");
  const nothing = rewrites.afterFiles.filter(({ destination }: Route) => destination === "/nothing/here");
  const firstPages = redirects.filter(({ destination }: Route) => destination === "/:category");
  return (
    matches(staticRoutes, "/login") &&
    matches(product, `/details/${"a".repeat(24)}`) &&
    matches(nothing, "/made-up") &&
    matches(firstPages, "/belts/1")
  );
}

testFormat({
  what: "lists pages, redirects and rewrites with their regex in .next/routes-manifest.json",
  module: "routes-manifest.mjs and make-routes.mjs",
  read: () => readBuildFile("routes-manifest.json"),
  fits: (text) => {
    try {
      return fits(text);
    } catch {
      return false;
    }
  },
  change: (text) => text.replaceAll('"afterFiles"', '"afterFilesystem"'),
});
