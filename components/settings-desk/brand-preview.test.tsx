import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FootPreview, HeadPreview } from "@/components/settings-desk/brand-preview";
import { brandSchema } from "@/lib/settings/brand/schema";
import { withTyped } from "@/lib/settings/fields/rules";
import { listSettingFields, nameOf, typedAt } from "@/lib/settings/fields/setting-fields";
import { DEFAULT_BRAND } from "@/lib/site";

const FIELDS = listSettingFields(brandSchema);

const typedBrand = (typed: Record<string, string>) =>
  withTyped(DEFAULT_BRAND, FIELDS, (field) => typed[nameOf(field)] ?? typedAt(DEFAULT_BRAND, field));

it("shows in header and footer what is typed, before it is saved", () => {
  const brand = typedBrand({
    name: "Rongdhonu",
    phone: "০১৮১১২২৩৩৪৪",
    "outlet.street": "12 Zindabazar",
    "outlet.city": "Sylhet",
    "social.Instagram": "",
  });
  expect(renderToStaticMarkup(<HeadPreview brand={brand} />)).toContain(">Rongdhonu<");
  const foot = renderToStaticMarkup(<FootPreview brand={brand} />);
  for (const text of ["Rongdhonu", "tel:+8801811223344", "12 Zindabazar, Sylhet 1208", "Facebook"])
    expect(foot).toContain(text);
  expect(foot).not.toMatch(/Instagram|Tejgaon<|>01700/);
});

it("shows what is typed wrong as it stands there", () => {
  const foot = renderToStaticMarkup(<FootPreview brand={typedBrand({ phone: "01811", name: "" })} />);
  expect(foot).toContain(">01811<");
});
