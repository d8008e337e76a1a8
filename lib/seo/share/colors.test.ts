import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COLORS } from "@/lib/seo/share/colors";

const theme = readFileSync("app/globals.css", "utf8");

it.each(Object.entries(COLORS))("draws %s as the theme has it", (name, color) => {
  expect(theme).toContain(`--color-${name}: ${color};`);
});
