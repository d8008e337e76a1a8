import { expect, it } from "vitest";
import { COLORS, look, MAIL_STYLES } from "@/lib/settings/brand/mail/mail-style";

/** The lightness of a colour by WCAG. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each([
  ["ink", "white"],
  ["ink", "paper"],
  ["ink", "kraft"],
  ["muted", "white"],
  ["indigo", "white"],
  ["label", "indigo"],
] as const)("%s can be read on %s, in light and in dark", (text, ground) => {
  for (const scheme of ["light", "dark"] as const)
    expect(contrastOf(COLORS[text][scheme], COLORS[ground][scheme])).toBeGreaterThanOrEqual(4.5);
});

it("gives each colour of an element its style, and its class a rule for the dark", () => {
  expect(look({ c: "ink", b: "paper" }, "margin:0")).toBe(
    'class="c-ink b-paper" style="margin:0;color:#15171c;background-color:#f7f5f0"',
  );
  expect(MAIL_STYLES).toContain(`.b-paper{background-color:${COLORS.paper.dark}!important}`);
});
