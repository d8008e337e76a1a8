import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

const list = (folder: string, name: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => name.test(file))
    .toSorted();

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
/** The 404 page, which is one page for all in English (app/global-not-found.tsx). */
const NOT_FOUND = "(shop)/nothing/page.tsx";
const pages = list("app/bn", /(?:^|\/)page\.tsx$/).filter((file) => file !== NOT_FOUND);

it("each page is there in Bangla", () => {
  const inEnglish = list("app/(en)", /(?:^|\/)page\.tsx$/);
  expect(pages.length).toBeGreaterThan(20);
  expect(pages).toEqual(inEnglish);
});

it.each(pages)("app/bn/%s is the page in English, and says so to all that it renders", (file) => {
  const source = read(`app/bn/${file}`);
  expect(source).toContain(`"@/app/(en)/${file.replace(/\.tsx$/, "")}"`);
  expect(source).toMatch(/^export default inBangla\(page\.default\);$/m);
  const english = read(`app/(en)/${file}`);
  for (const name of ["dynamic", "generateStaticParams", "generateMetadata", "metadata"]) {
    const declares = new RegExp(`^export (?:async )?(?:const|function) ${name}\\b`, "m");
    expect([name, declares.test(source)]).toEqual([name, declares.test(english)]);
  }
  if (source.includes("generateMetadata =")) expect(source).toContain("inBangla(page.generateMetadata)");
});

it.each(list("app/bn", /(?:^|\/)(?:layout|not-found)\.tsx$/))("app/bn/%s is in Bangla", (file) => {
  expect(read(`app/bn/${file}`)).toMatch(/inBangla|components\/words\/bangla-/);
  expect(existsSync(join(ROOT, "app/(en)", file))).toBe(true);
});
