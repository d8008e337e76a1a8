import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { findProducts } from "@/lib/catalogue/search/find-products";
import { readCatalogue } from "@/lib/catalogue/search/keep-catalogue";
import { useDatabase } from "@/testing/database";
import { makeProduct } from "@/testing/products";

const folder = mkdtempSync(join(tmpdir(), "tejgaon-synonyms-"));
const file = join(folder, "synonyms.txt");
writeFileSync(file, "# our own\nlungi, লুঙ্গি, sarong\n\nalone\n");
Object.assign(process.env, { SYNONYMS_FILE: file });

useDatabase();
afterAll(() => rmSync(folder, { recursive: true }));

it("finds by the words that SYNONYMS_FILE says mean the same", async () => {
  const { _id } = await makeProduct({ name: "Check Lungi" });
  await makeProduct({ name: "Slim Denim" });
  const catalogue = await readCatalogue();
  for (const words of ["lungi", "লুঙ্গি", "sarong"])
    expect(findProducts(catalogue, words).entries.map(({ id }) => id)).toEqual([_id]);
});
