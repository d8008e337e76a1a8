import { expect, it } from "vitest";
import { brandSchema } from "@/lib/settings/brand/schema";
import { deliverySchema } from "@/lib/settings/delivery/schema";
import { readTexts, typedSince } from "@/lib/settings/fields/rules";
import {
  listSettingFields,
  nameOf,
  optionalMobileField,
  placeField,
  typedAt,
} from "@/lib/settings/fields/setting-fields";
import { ALL_GROUPS } from "@/lib/messages/settings/rules";
import { SETTING_GROUPS } from "@/lib/settings/constants";
import { textOfBangla } from "@/lib/settings/fields/in-bangla";
import { GROUPS } from "@/lib/settings/groups/rules";
import { DEFAULT_BRAND, DEFAULT_DELIVERY } from "@/lib/site";

const FIELDS = listSettingFields(deliverySchema);

const read = (typed: Record<string, string>) =>
  readTexts(
    FIELDS.filter((field) => nameOf(field) in typed),
    typed,
    DEFAULT_DELIVERY,
  );

it.each(SETTING_GROUPS)(
  "each field of %s has its place in the form, and its default is read as shown",
  (name) => {
    const { schema, defaults, parts } = ALL_GROUPS[name];
    const places = parts.flat();
    const fields = listSettingFields(schema);
    const ofTexts = (names: readonly string[]) => [...new Set(names.map(textOfBangla))].toSorted();
    expect(ofTexts(fields.map(({ path }) => path[0]))).toEqual(places.toSorted());
    expect(ofTexts(Object.keys(schema.shape))).toEqual(places.toSorted());
    for (const field of fields)
      expect(field.show(field.schema.parse(field.read(typedAt(defaults, field))))).toBe(
        typedAt(defaults, field),
      );
  },
);

it.each([
  ["01700-000000", true],
  ["+8801700000000", true],
  ["8801700000000", true],
  ["0088 1700 000000", true],
  ["09612-345678", true],
  ["1700-000000", false],
  ["+01700000000", false],
  ["0170", false],
  ["02-9876543", true],
])("a phone %s can be dialled from anywhere: %s", (typed, isRead) => {
  expect(brandSchema.shape.phone.safeParse(typed).success).toBe(isRead);
});

it("names a new mobile with a digit missing beside its field, and leaves a shop the one that it has stored", () => {
  const fields = listSettingFields(brandSchema);
  const phones = fields.filter(({ path: [name] }) => name === "phone" || name === "whatsApp");
  expect(readTexts(phones, { phone: "০১৭১২৩৪", whatsApp: "01712-345678" }, DEFAULT_BRAND)).toEqual({
    changes: { whatsApp: "01712-345678" },
    wrong: { phone: "Please enter a phone number with its 0 or its country, such as 01700-000000." },
  });
  expect(GROUPS.brand.read({ phone: "0171234" }).phone).toBe("0171234");
});

it.each([
  ["facebook.com/joy", "https://facebook.com/joy"],
  ["www.instagram.com", "https://www.instagram.com"],
  ["http://joy.example/a.b", "http://joy.example/a.b"],
  ["", ""],
  ["my page", null],
  ["joy@example.com", null],
  ["javascript:alert(1)", null],
])("the link %j is %j", (typed, link) => {
  const { success, data } = brandSchema.shape.social.shape.Facebook.safeParse(typed);
  expect(success ? data : null).toBe(link);
});

it.each([
  ["charges.Inside Dhaka", "৳ ১,২০০", { charges: { "Inside Dhaka": 1_200 } }],
  ["charges.Inside Dhaka", "BDT 0", { charges: { "Inside Dhaka": 0 } }],
  ["charges.Inside Dhaka", " ১০০ ", { charges: { "Inside Dhaka": null } }],
  ["freeFrom", "৳ ৩,০০০", { freeFrom: 3_000 }],
  ["freeFrom", " ", { freeFrom: null }],
  ["days.Outside Dhaka", "৪", { days: { "Outside Dhaka": { min: 4, max: 4 } } }],
  ["days.Outside Dhaka", "1 to 4", { days: { "Outside Dhaka": { min: 1, max: 4 } } }],
  ["days.Outside Dhaka", "3-5", { days: { "Outside Dhaka": null } }],
  ["weekend", "friday", { weekend: ["Friday"] }],
  ["weekend", "", { weekend: [] }],
  ["yearlyHolidays", "১২-১৬\n02-29", { yearlyHolidays: ["02-29", "12-16"] }],
  ["holidayNames", "12-16  বিজয় দিবস \n12-25 ", { holidayNames: [{ day: "12-16", name: "বিজয় দিবস" }] }],
  ["holidays", "২০২৭-০৩-১০, 2027-03-09\n\n2027-03-09", { holidays: ["2027-03-09", "2027-03-10"] }],
])("of %s, %j is understood", (name, typed, changes) => {
  expect(read({ [name]: typed })).toEqual({ changes, wrong: {} });
});

it.each([
  ["charges.Inside Dhaka", "free", "Please enter whole taka from 0 to 10,000."],
  ["charges.Inside Dhaka", "", "Please enter whole taka from 0 to 10,000."],
  ["charges.Inside Dhaka", "99.5", "Please enter whole taka from 0 to 10,000."],
  ["freeFrom", "0", "Please enter whole taka from 1 to 1,000,000, or nothing."],
  ["freeFrom", "never", "Please enter whole taka from 1 to 1,000,000, or nothing."],
  ["days.Inside Dhaka", "5–2", "Please enter business days from 0 to 60, such as 2–3."],
  ["days.Inside Dhaka", "soon", "Please enter business days from 0 to 60, such as 2–3."],
  ["weekend", "Fri", "Please enter days such as Friday, Saturday, and leave at least one business day."],
  ["holidays", "9 March 2027", "Please enter dates such as 2027-03-09."],
  ["yearlyHolidays", "16 December", "Please enter days such as 12-16."],
  ["holidayNames", `12-16 ${"x".repeat(41)}`, "Please keep a name to 40 characters."],
])("of %s, %j is refused beside the field", (name, typed, message) => {
  expect(read({ [name]: typed })).toEqual({ changes: {}, wrong: { [name]: message } });
});

it("keeps what is typed while texts are saved, and nothing that was saved", () => {
  const sent = { name: "Joy", phone: "01711-222333", tagline: "Denim" };
  const typed = { ...sent, phone: "01711-222334", email: "joy@example.com" };
  expect(typedSince(typed, sent)).toEqual({ phone: "01711-222334", email: "joy@example.com" });
  expect(typedSince(sent, sent)).toEqual({});
});

it.each([
  ["panjabi", "/panjabi"],
  [" denimpants?sort=new ", "/denimpants?sort=new"],
  ["/search", "/search"],
  ["https://www.example.com/a", "https://www.example.com/a"],
  ["example.com", null],
  ["//example.com", null],
  ["javascript:alert(1)", null],
])("a place that is typed as %j is %j", (typed, place) => {
  expect(placeField().safeParse(typed).data ?? null).toBe(place);
});

it("takes the mobiles to which a wallet's money can go, or none", () => {
  const mobile = optionalMobileField();
  expect(["", "01712345678", "+880 1712-345678", "০১৭১২৩৪৫৬৭৮"].map((typed) => mobile.parse(typed))).toEqual([
    "",
    ...Array.from({ length: 3 }, () => "01712345678"),
  ]);
  for (const typed of ["01012345678", "01212345678", "0171234567", "+19171234567", "bKash"])
    expect(mobile.safeParse(typed).success, typed).toBe(false);
});
