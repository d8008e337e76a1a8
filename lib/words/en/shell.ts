import { shared } from "@/lib/words/en/shared";

/** What stands around every page and comes from the server: in the browser the brand's settings alone have these words, for their preview. */
export const shell = {
  skip: "Skip to content",
  menu: { label: "Main", home: "Home", about: "About & Contact", returns: "Return & Exchange" },
  promises: {
    label: "Delivery and exchange",
    cash: "Cash on delivery",
    exchange: (days: string) => `${days} to exchange`,
  },
  dock: {
    label: "Category dock",
    categories: "CATEGORIES",
    search: "Dock search",
    title: shared.categories,
    groups: { PANTS: "PANTS", SHIRTS: "SHIRTS", "T-SHIRTS": "T-SHIRTS", ACCESSORIES: "ACCESSORIES" },
  },
  footer: {
    about: "About the shop",
    aboutUs: "About us",
    wishlist: "Wishlist",
    returns: "Return Policy",
    privacy: "Privacy",
    terms: "Terms",
    outletPlace: "Outlet location",
    social: "Social media",
    network: (name: string): string => name,
    version: "Version - 1.0",
    talk: "Talk to us",
    call: (phone: string) => `Call ${phone}`,
    whatsApp: "WhatsApp",
    outlet: "The outlet",
    facts: { outlet: "Outlet", open: "Open", payment: "Pay at the outlet" },
    registration: {
      tradeLicence: "Trade licence",
      dbid: "DBID",
    },
  },
  notFound: {
    title: "We can't find that page",
    text: (days: number) =>
      `The item may be gone or the link incomplete. Links to an order stop working ${days} days after it is done. Here is everything we make:`,
  },
};
