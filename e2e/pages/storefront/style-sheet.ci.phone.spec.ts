import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test";
import { DETAIL, resolvePath } from "../../support/storefront";
import { isTest, listSources, reachableFrom, readImportGraph } from "../../../tools/structure/import-graph";

const PATHS = ["/", "/belts", DETAIL, "/about", "/return", "/login", "/register", "/reset", "/nothing-there"];

const SHEET = /<style data-precedence="next" data-href="([^"]+)"[^>]*>([^<]*)<\/style>/g;

/** The style sheets in a page: their names and texts. */
async function readSheets(page: Page, path: string): Promise<{ name: string; text: string }[]> {
  const html = await (await page.request.get(await resolvePath(page, path))).text();
  return [...html.matchAll(SHEET)].map(([, name = "", text = ""]) => ({ name, text }));
}

/** The classes of a sheet, as components write them. */
function listClasses(sheet: string): string[] {
  const names = [...sheet.matchAll(/\.((?!\d)(?:\\.|[\w-])+)/g)].map(([, name = ""]) =>
    name.replaceAll(/\\(.)/g, "$1"),
  );
  return [...new Set(names)];
}

/** Each word of these files that can be a class. */
const wordsOf = (files: string[]): Set<string> =>
  new Set(files.flatMap((file) => readFileSync(file, "utf8").split(/[\s"'`]+/)));

test("every page has the one style sheet that the others have", async ({ page }) => {
  const sheets = new Set<string>();
  for (const path of PATHS) {
    const found = await readSheets(page, path);
    expect(found, path).toHaveLength(1);
    sheets.add(found[0]?.name ?? "");
  }
  expect([...sheets]).toEqual([expect.stringMatching(/^\/_next\/static\/chunks\/[\w~.-]+\.css$/)]);
});

test("a shopper's page has no class that only the dashboard uses", async ({ page }) => {
  const graph = readImportGraph(
    ".",
    listSources(".").filter((file) => !isTest(file)),
  );
  const drawn = [...graph.keys()].filter((file) => /^(app|components)\/.*\.tsx?$/.test(file));
  // The page of an order's link has a sheet of its own.
  const pages = drawn.filter((file) => /^app\/(?!dashboard|api|\(shop\)\/track)/.test(file));
  const shown = new Set(pages.flatMap((file) => [...reachableFrom(graph, file)]));
  const ofShop = wordsOf([...shown]);
  const ofDashboard = wordsOf(drawn.filter((file) => !shown.has(file)));
  const [sheet] = await readSheets(page, "/about");
  const classes = listClasses(sheet?.text ?? "");
  expect(classes.filter((name) => ofShop.has(name)).length).toBeGreaterThan(400);
  expect(classes.filter((name) => ofDashboard.has(name) && !ofShop.has(name))).toEqual([]);
});
