import { expect, it } from "vitest";
import { pageMetadata } from "@/lib/seo/page-metadata";

it("gives a title that stays what it is when the framework puts it into the layout's template", () => {
  const title = "A name with $$ $& $` $' $1";
  const { title: given } = pageMetadata({ path: "/about", title, description: "" });
  expect("%s | Tejgaon".replace(/%s/g, String(given))).toBe(`${title} | Tejgaon`);
});
