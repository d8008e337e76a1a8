import { processState } from "@/lib/platform/process-state.mjs";
import { DEFAULT_SHOP_FACTS } from "@/lib/shop-facts";
import { type Brand, DEFAULT_BRAND, type OrderTerms } from "@/lib/site";

/** Each value is a word that nothing else says. */
export const MARKED_BRAND: Brand = {
  name: "Marked-name",
  tagline: "Marked-tagline",
  description: "Marked-description",
  email: "marked-email@shop.example",
  phone: "01911-111111",
  whatsApp: "01922-222222",
  outlet: {
    street: "Marked-street",
    city: "Marked-city",
    postalCode: "9999",
    hours: "Monday 1 am – 2 am",
    mapUrl: "https://map.example/marked-map",
    payment: "Marked-payment",
  },
  social: {
    Facebook: "https://facebook.example/marked",
    YouTube: "https://youtube.example/marked",
    Instagram: "https://instagram.example/marked",
  },
  registration: { tradeLicence: "TRAD-MARKED-1", dbid: "MARKED-DBID-2" },
};

/** Each is a number that nothing else says. */
export const MARKED_ORDER_TERMS: OrderTerms = {
  confirmationDays: { min: 0, max: 41 },
  returnDays: 47,
  advanceTo: { wallet: "nagad", number: "01744444444" },
};

/** Puts the marked values in force in this process, as the owner's change would: after the modules were loaded. */
export function setMarkedBrand(): void {
  processState.shopFacts = {
    ...DEFAULT_SHOP_FACTS,
    version: 1,
    brand: MARKED_BRAND,
    orders: MARKED_ORDER_TERMS,
    home: { announcement: { text: "Marked-announcement", href: "/marked", from: "", to: "" } },
  };
}

const valuesOf = (group: object): string[] =>
  Object.values(group).flatMap((value: unknown) =>
    typeof value === "string" ? [value] : valuesOf(Object(value)),
  );

/** What a text shows of the demo's own brand; the name stands within addresses of the demo too, so it is looked for as a word. */
export function findDemoBrand(text: string): string[] {
  const { city: _city, ...outlet } = DEFAULT_BRAND.outlet;
  const demo = valuesOf({ ...DEFAULT_BRAND, outlet, name: "" }).filter(Boolean);
  const seen = demo.filter((value) => text.includes(value));
  return /\bTejgaon\b/i.test(text) ? [...seen, DEFAULT_BRAND.name] : seen;
}
