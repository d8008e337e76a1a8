import { processState } from "@/lib/platform/process-state.mjs";
import { type Area, findDeliveryZone } from "@/lib/areas";
import { type CategorySettings, NO_CATEGORY_SETTINGS } from "@/lib/categories";
import {
  type AdvanceAccount,
  type Announcement,
  type Brand,
  type DayRange,
  DEFAULT_FACTS,
  type Delivery,
  DELIVERY_LOCATIONS,
  type DeliveryLocation,
  type DeliveryZone,
  type OrderTerms,
  SITE,
} from "@/lib/site";

/** What the owner has set, else the defaults, as all of the shop shows it. */
export type ShopFacts = typeof DEFAULT_FACTS & {
  /** Rises with each change of the settings or of the categories. */
  version: number;
  /** What the owner has made of the categories: lib/shop-categories.ts reads it. */
  categories: CategorySettings;
};

declare module "@/lib/platform/process-slots" {
  interface ProcessSlots {
    /** lib/settings/keep-shop-facts.ts: missing before the settings were read. */
    shopFacts?: ShopFacts;
  }
}

/** The facts of a shop whose owner has set none. */
export const DEFAULT_SHOP_FACTS: ShopFacts = {
  version: 0,
  ...DEFAULT_FACTS,
  categories: NO_CATEGORY_SETTINGS,
};

let ofBrowser: ShopFacts | undefined;

/**
 * The facts as they are now. A server has them in memory, and a browser has those of the frame around the dashboard's pages:
 * what runs in a browser outside of that frame gets what it shows by props. Throws there.
 */
export function shopFacts(): ShopFacts {
  if (typeof window === "undefined") return processState.shopFacts ?? DEFAULT_SHOP_FACTS;
  if (!ofBrowser) throw new Error("Only the dashboard has the shop's facts in the browser.");
  return ofBrowser;
}

/** Takes the facts over in a browser; on a server it does nothing. Those of one version stay as the browser has corrected them. */
export function rememberShopFacts(facts: ShopFacts): void {
  if (typeof window !== "undefined" && ofBrowser?.version !== facts.version) ofBrowser = facts;
}

export interface BrandFacts extends Brand {
  phoneHref: string;
  whatsAppHref: string;
  /** In one line. */
  outletAddress: string;
  /** The title of the home page, of the shop as an app, and of every page without a title of its own. */
  title: string;
}

/**
 * The brand as it is now, or one that is still typed, with what follows from it. Call it where it is shown: it changes while
 * the shop runs.
 */
export function brandFacts(brand: Brand = shopFacts().brand): BrandFacts {
  const { street, city, postalCode } = brand.outlet;
  return {
    ...brand,
    phoneHref: `tel:+${toInternational(brand.phone)}`,
    whatsAppHref: `https://wa.me/${toInternational(brand.whatsApp)}`,
    outletAddress: `${street}, ${city} ${postalCode}`,
    title: `${brand.name}: ${brand.tagline}`,
  };
}

/** What the shop is called on pages in a language: by its English name where the owner has given none in Bangla. */
export function brandName(language: keyof typeof SITE.locales, brand: Brand = shopFacts().brand): string {
  const { name, nameBn } = brand;
  return language === "bn" ? nameBn || name : name;
}

/** The picture beside the shop's story; null once the shop has a name of its own, as it shows the demo's label. */
export const aboutPicture = (): string | null =>
  shopFacts().brand.name === DEFAULT_FACTS.brand.name ? SITE.aboutPicture : null;

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
  const ranges = [...Object.values(delivery.days), ...delivery.zones.map(({ days }) => days)];
  const charges = [...Object.values(delivery.charges), ...delivery.zones.map(({ charge }) => charge)];
  return {
    ...delivery,
    anywhere: {
      min: Math.min(...ranges.map(({ min }) => min)),
      max: Math.max(...ranges.map(({ max }) => max)),
    },
    highestCharge: Math.max(...charges),
  };
}

/** Where an order goes: the location that its customer named, and in it the area where that is known. */
export interface Destination extends Area {
  deliveryLocation: string;
}

/** The zone of a destination; null outside of every zone, and where its area is one of the other location. */
export function zoneOf(to: Destination): DeliveryZone | null {
  const zone = findDeliveryZone(shopFacts().delivery.zones, to);
  return zone?.location === to.deliveryLocation ? zone : null;
}

/** Whether an order is asked for its area: what a delivery costs follows from it. */
export const asksArea = (): boolean => shopFacts().delivery.zones.length > 0;

/** How long a delivery takes to a destination, in business days. */
export function deliveryDays(to: Destination): Readonly<DayRange> {
  const { days, anywhere } = deliveryFacts();
  const location = DELIVERY_LOCATIONS.find((known) => known === to.deliveryLocation);
  return zoneOf(to)?.days ?? (location ? days[location] : anywhere);
}

/** How long a delivery takes, as every page says it: to a location, or anywhere in Bangladesh. */
export function deliveryTime(location?: DeliveryLocation): string {
  const { days, anywhere } = deliveryFacts();
  return inBusinessDays(location ? days[location] : anywhere);
}

/** What the shop promises of orders, as it is now. Call it where it is shown or counted: it changes while the shop runs. */
export const orderTerms = (): OrderTerms => shopFacts().orders;

/** Where customers may send an advance of their own accord; null where the owner wants none. */
export function advanceAccount(): AdvanceAccount | null {
  const { wallet, number } = orderTerms().advanceTo;
  return wallet === "none" || number === "" ? null : { wallet, number };
}

/** The line on top of the pages on a day in Dhaka, `YYYY-MM-DD`; null where there is none. */
export function announcementOn(day: string): Announcement | null {
  const { announcement } = shopFacts().home;
  return isAnnounced(announcement, day) ? announcement : null;
}

/** Whether a line is shown on a day in Dhaka. */
export function isAnnounced({ text, from, to }: Announcement, day: string): boolean {
  return text !== "" && from <= day && (to === "" || day <= to);
}

/** Within which time the shop calls, such as `1 business day`. */
export function confirmationTime(): string {
  const { max } = orderTerms().confirmationDays;
  return inBusinessDays({ min: max, max });
}

/** For how long something can be brought back, such as `3 days`. */
export function returnTime(): string {
  const { returnDays } = orderTerms();
  return returnDays === 1 ? "1 day" : `${returnDays} days`;
}

/** Such as `2 to 5 business days`. */
export function inBusinessDays({ min, max }: DayRange): string {
  if (min < max) return `${min} to ${max} business days`;
  return max === 1 ? "1 business day" : `${max} business days`;
}

/**
 * Replaces a charge in the facts of this browser: the server has just told that it is another one by now. The next document
 * has all facts anew.
 */
export function learnCharge(
  to: Destination,
  { charge, freeFrom }: { charge: number; freeFrom: number | null },
): void {
  const facts = shopFacts();
  const { charges, zones } = facts.delivery;
  const zone = zoneOf(to);
  const learnt = zone
    ? { zones: zones.map((one) => (one === zone ? { ...zone, charge } : one)) }
    : { charges: { ...charges, [to.deliveryLocation]: charge } };
  ofBrowser = { ...facts, delivery: { ...facts.delivery, ...learnt, freeFrom } };
}
