import { expect, test } from "@playwright/test";
import { readBuildFile, testFormat } from "../../support/framework-format";

testFormat({
  what: "lists the scripts of a page's parts as entryJSFiles in its client reference manifest",
  module: "product-scripts.mjs",
  read: async () =>
    await readBuildFile("server/app/(en)/(shop)/details/[id]/page_client-reference-manifest.js"),
  fits: (manifest) => /"entryJSFiles":\{"[^}]*"static\/chunks\/[^"]+\.js"[^}]*\}/.test(manifest),
  change: (manifest) => manifest.replace("entryJSFiles", "entryScripts"),
});

const scriptsOf = (html: string) => new Set(html.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g));

test("a page of products names the scripts that a product's page has beyond its own, and not to who saves data", async ({
  request,
}) => {
  const category = await request.get("/denimpants");
  const html = await category.text();
  const product = await request.get(/\/details\/[0-9a-f]{24}/.exec(html)?.[0] ?? "");
  const more = [...scriptsOf(await product.text())].filter((script) => !scriptsOf(html).has(script));
  expect(more.length).toBeGreaterThan(0);
  const named = process.env.NEXT_EXTRAS === "off" ? [] : more;
  const links = named.map((script) => `<${script}>; rel=prefetch; as=script`).toSorted();
  const linkOf = async (path: string, headers = {}) => {
    const { link = "" } = (await request.get(path, { headers })).headers();
    // The framework itself names its fonts there.
    const prefetched = link.split(", ").filter((part) => part.includes("rel=prefetch"));
    return prefetched.toSorted();
  };
  for (const path of ["/denimpants", "/denimpants", "/denimpants?size=32", "/search?q=jeans"])
    expect([path, await linkOf(path)]).toEqual([path, links]);
  for (const path of ["/", "/about", "/login"]) expect([path, await linkOf(path)]).toEqual([path, []]);
  expect(await linkOf("/denimpants", { "Save-Data": "on" })).toEqual([]);
  expect(await linkOf("/denimpants", { RSC: "1" })).toEqual([]);
});
