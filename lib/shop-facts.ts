import { processState } from "@/lib/platform/process-state.mjs";
import {
  type Brand,
  type DayRange,
  DEFAULT_BRAND,
  DEFAULT_DELIVERY,
  type Delivery,
  DELIVERY_LOCATIONS,
  type DeliveryLocation,
} from "@/lib/site";

/** What the owner has set, else the defaults, as all of the shop shows it. */
export interface ShopFacts {
  /** Of the settings: rises with each change of them. */
  version: number;
  brand: Brand;
  delivery: Delivery;
}

declare module "@/lib/platform/process-slots" {
  interface ProcessSlots {
    /** lib/settings/keep-shop-facts.ts: missing before the settings were read. */
    shopFacts?: ShopFacts;
  }
}

/** The element of every document from which the browser reads the facts (components/layout/shop-facts-data.tsx). */
export const SHOP_FACTS_ID = "shop-facts";

const DEFAULTS: ShopFacts = { version: 0, brand: DEFAULT_BRAND, delivery: DEFAULT_DELIVERY };

let ofDocument: ShopFacts | undefined;

/** The facts as they are now: a server has them in memory, a browser in its document. */
export function shopFacts(): ShopFacts {
  if (typeof window === "undefined") return processState.shopFacts ?? DEFAULTS;
  return (ofDocument ??= JSON.parse(document.getElementById(SHOP_FACTS_ID)?.textContent ?? ""));
}

/**
 * Takes over the facts in a browser whose document has none: what is not found while it renders comes as a shell that only
 * scripts fill.
 */
export function rememberShopFacts(facts: ShopFacts): void {
  if (typeof window !== "undefined") ofDocument ??= facts;
}

export interface BrandFacts extends Brand {
  phoneHref: string;
  whatsAppHref: string;
  /** In one line. */
  outletAddress: string;
  /** The title of the home page, of the shop as an app, and of every page without a title of its own. */
  title: string;
}

/** The brand as it is now, with what follows from it. Call it where it is shown: it changes while the shop runs. */
export function brandFacts(): BrandFacts {
  const { brand } = shopFacts();
  const { street, city, postalCode } = brand.outlet;
  return {
    ...brand,
    phoneHref: `tel:+${toInternational(brand.phone)}`,
    whatsAppHref: `https://wa.me/${toInternational(brand.whatsApp)}`,
    outletAddress: `${street}, ${city} ${postalCode}`,
    title: `${brand.name}: ${brand.tagline}`,
  };
}

/** The digits of a phone with the country before them. */
function toInternational(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.startsWith("0") && !digits.startsWith("00") ? `88${digits}` : digits.replace(/^00/, "");
}

export interface DeliveryFacts extends Delivery {
  /** Anywhere in Bangladesh. */
  anywhere: DayRange;
  /** In whole BDT: what a checkout shows until a location is chosen. */
  highestCharge: number;
}

/** The delivery as it is now, with what follows from it. Call it where it is shown: it changes while the shop runs. */
export function deliveryFacts(): DeliveryFacts {
  const { delivery } = shopFacts();
  const ranges = DELIVERY_LOCATIONS.map((location) => delivery.days[location]);
  return {
    ...delivery,
    anywhere: {
      min: Math.min(...ranges.map(({ min }) => min)),
      max: Math.max(...ranges.map(({ max }) => max)),
    },
    highestCharge: Math.max(...Object.values(delivery.charges)),
  };
}

/** How long a delivery takes, as every page says it: to a location, or anywhere in Bangladesh. */
export function deliveryTime(location?: DeliveryLocation): string {
  const { days, anywhere } = deliveryFacts();
  return inBusinessDays(location ? days[location] : anywhere);
}

/** Such as `2 to 5 business days`. */
export function inBusinessDays({ min, max }: DayRange): string {
  if (min < max) return `${min} to ${max} business days`;
  return max === 1 ? "1 business day" : `${max} business days`;
}

/**
 * Replaces a charge in the facts of this browser's document: the server has just told that it is another one by now. The
 * next document has all facts anew.
 */
export function learnCharge(location: DeliveryLocation, charge: number): void {
  const facts = shopFacts();
  const charges = { ...facts.delivery.charges, [location]: charge };
  ofDocument = { ...facts, delivery: { ...facts.delivery, charges } };
}
