/** What the owner may set of the brand: lib/settings/brand/words.ts gives what pages show of it in each language. */
export interface Brand {
  name: string;
  nameBn?: string | undefined;
  /** After the name, in the title of the home page. */
  tagline: string;
  taglineBn?: string | undefined;
  description: string;
  descriptionBn?: string | undefined;
  email: string;
  phone: string;
  whatsApp: string;
  outlet: {
    street: string;
    streetBn?: string | undefined;
    city: string;
    cityBn?: string | undefined;
    postalCode: string;
    hours: string;
    hoursBn?: string | undefined;
    mapUrl: string;
    payment: string;
    paymentBn?: string | undefined;
  };
  social: { Facebook: string; YouTube: string; Instagram: string };
  /** Numbers under which the state knows the shop; empty where they are not shown. */
  registration: { tradeLicence: string; dbid: string };
}

/** The brand of a shop whose owner has set none: read it by lib/shop-facts.ts. */
export const DEFAULT_BRAND: Brand = {
  name: "Tejgaon",
  tagline: "Export-quality menswear from Dhaka",
  description:
    "Denim, twill, shirts, tees and accessories for men, sewn on Dhaka's export lines and sold at home. Cash on delivery anywhere in Bangladesh.",
  email: "hello@tejgaon.example",
  phone: "01700-000000",
  whatsApp: "01700-000000",
  outlet: {
    street: "Shop 12, Level 2, Tejgaon Link Road",
    city: "Dhaka",
    postalCode: "1208",
    hours: "Saturday to Thursday 10 am – 9 pm, Friday 3 pm – 9 pm",
    mapUrl: "https://www.openstreetmap.org/search?query=Tejgaon%20Industrial%20Area%2C%20Dhaka",
    payment: "Cash, Bkash, Nagad, Rocket or card",
  },
  social: {
    Facebook: "https://www.facebook.com/",
    YouTube: "https://www.youtube.com/",
    Instagram: "https://www.instagram.com/",
  },
  registration: { tradeLicence: "", dbid: "" },
};

/** What is the same for every owner: the country, its currency, and what the shop itself brings. */
export const SITE = {
  /** Beside the brand's story, and on the card of its link. */
  aboutPicture: "/catalogue/indigo-denim-western-3-960.webp",
  /** Shown on the home page; files of this site, so that nobody is tracked. */
  film: {
    poster: "/film/poster.webp",
    sources: [
      { src: "/film/cloth-thread-label.webm", type: "video/webm" },
      { src: "/film/cloth-thread-label.mp4", type: "video/mp4" },
    ],
  },
  /** The color of the browser's own bars, and of the pages' paper. */
  themeColor: "#f7f5f0",
  /** The languages of the pages, as social networks name them. */
  locales: { en: "en_US", bn: "bn_BD" },
  /** ISO 3166-1. */
  country: "BD",
} as const;

export const DELIVERY_LOCATIONS = ["Inside Dhaka", "Outside Dhaka"] as const;

export type DeliveryLocation = (typeof DELIVERY_LOCATIONS)[number];

export type Weekday = "Sunday" | "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday";

/** Working days, from the shortest to the longest. */
export interface DayRange {
  min: number;
  max: number;
}

/** Places with a charge and a time of their own. What each of them is called says lib/areas.ts. */
export interface DeliveryZone {
  name: string;
  nameBn?: string | undefined;
  /** What customers, calls and files name: a zone belongs to one of the two. */
  location: DeliveryLocation;
  /** Districts and thanas. */
  places: string[];
  /** In whole BDT. */
  charge: number;
  days: Readonly<DayRange>;
}

/** What the owner may set of the delivery. */
export interface Delivery {
  /** In whole BDT. */
  charges: Record<DeliveryLocation, number>;
  /** Whole BDT of items, the discount taken off, from which delivery is free; null where it never is. */
  freeFrom: number | null;
  /** From the order to the door. */
  days: Record<DeliveryLocation, DayRange>;
  /** Outside of them, what the location has holds. */
  zones: DeliveryZone[];
  /** The days of each week on which nobody delivers. */
  weekend: Weekday[];
  /** Holidays that the moon moves, and other days when the shop is closed: `YYYY-MM-DD`. */
  holidays: string[];
  /** Holidays of every year: `MM-DD`. */
  yearlyHolidays: string[];
}

/** The delivery of a shop whose owner has set nothing of it: read it by lib/shop-facts.ts. */
export const DEFAULT_DELIVERY: Delivery = {
  charges: { "Inside Dhaka": 100, "Outside Dhaka": 150 },
  freeFrom: null,
  days: { "Inside Dhaka": { min: 2, max: 3 }, "Outside Dhaka": { min: 3, max: 5 } },
  zones: [],
  weekend: ["Friday", "Saturday"],
  holidays: [
    // Eid-ul-Fitr
    "2027-03-09",
    "2027-03-10",
    "2027-03-11",
    // Eid-ul-Azha
    "2027-05-16",
    "2027-05-17",
    "2027-05-18",
  ],
  yearlyHolidays: ["02-21", "03-26", "04-14", "05-01", "08-05", "12-16", "12-25"],
};

/** The shop's own wallet, to which a customer may send an advance. */
export interface AdvanceAccount {
  wallet: "bkash" | "nagad";
  /** As 01XXXXXXXXX. */
  number: string;
}

/** What the owner may set of orders and shoppers see. */
export interface OrderTerms {
  /** Until somebody has called and the order is confirmed. */
  confirmationDays: DayRange;
  /** From the delivery, or from the purchase at the outlet: within them something can be brought back. */
  returnDays: number;
  /** Where customers may send an advance of their own accord, once both are set: advanceAccount() tells. */
  advanceTo: { wallet: AdvanceAccount["wallet"] | "none"; number: string };
}

/** The terms of a shop whose owner has set none: read them by lib/shop-facts.ts. */
export const DEFAULT_ORDER_TERMS: OrderTerms = {
  confirmationDays: { min: 0, max: 1 },
  returnDays: 3,
  advanceTo: { wallet: "none", number: "" },
};

/** A line on top of the pages that shoppers land on. */
export interface Announcement {
  /** Empty for none. */
  text: string;
  textBn?: string | undefined;
  /** Where it leads: a path of the shop, a link with https, or nothing. */
  href: string;
  /** The first and the last day in Dhaka on which it is shown, as YYYY-MM-DD; empty for no bound. */
  from: string;
  to: string;
}

/** What the owner may set of the home page, and of the frame around it. */
export interface Home {
  announcement: Announcement;
}

/** The home page of a shop whose owner has set nothing of it: read it by lib/shop-facts.ts. */
export const DEFAULT_HOME: Home = { announcement: { text: "", href: "", from: "", to: "" } };

/** The facts of a shop whose owner has set none, by group: what lib/shop-facts.ts reads. */
export const DEFAULT_FACTS = {
  brand: DEFAULT_BRAND,
  delivery: DEFAULT_DELIVERY,
  orders: DEFAULT_ORDER_TERMS,
  home: DEFAULT_HOME,
};
