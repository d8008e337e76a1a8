import { expect, it } from "vitest";
import { pageMetadata } from "@/lib/seo/page-metadata";

it("gives a title that stays what it is when the framework puts it into the layout's template", () => {
  const title = "A name with $$ $& $` $' $1";
  const { title: given } = pageMetadata({ path: "/about", title, description: "" });
  const inTemplate = typeof given === "string" && "%s | Tejgaon".replace(/%s/g, given);
  expect(inTemplate).toBe(`${title} | Tejgaon`);
});
