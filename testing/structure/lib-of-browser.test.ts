import { expect, it } from "vitest";
import { ROOT } from "@/scripts/launcher/paths.mjs";
import { listSources } from "@/tools/structure/import-graph";
import { LIB_OF_BROWSER } from "@/tools/structure/lib-of-browser";

const SOURCES = listSources(ROOT);

const toPattern = (name: string): RegExp => {
  const text = name.replaceAll(".", "\\.").replaceAll("**/", "(?:.+/)?");
  return new RegExp(`^lib/${text.replaceAll("*", "[^/]*")}(?:\\.tsx?)?$`);
};

it("lets the browser have nothing of lib that is not there any more", () => {
  const gone = LIB_OF_BROWSER.filter((name) => !SOURCES.some((file) => toPattern(name).test(file)));
  expect(gone).toEqual([]);
});
