/** What stands around every page. */
export const frame = {
  skip: "Skip to content",
  menu: { label: "Main", home: "Home", about: "About & Contact", returns: "Return & Exchange" },
  logo: (brand: string) => `${brand} home`,
  login: "Login",
  cart: "Cart",
  inCart: (count: number) => `${count} in your cart`,
  account: "Your Cart and Other Info.",
  search: "Search",
  promises: {
    label: "Delivery and exchange",
    cash: "Cash on delivery",
    exchange: (days: string) => `${days} to exchange`,
  },
  announcement: { label: "Announcement", close: "Close the announcement" },
  offline: {
    shop: "You are offline. This page may be out of date, and you can't order until you are back online.",
    desk: "You are offline. This page may be out of date, and nothing is saved until you are back online.",
  },
  dock: {
    label: "Category dock",
    categories: "CATEGORIES",
    search: "Dock search",
    title: "Categories",
    groups: { PANTS: "PANTS", SHIRTS: "SHIRTS", "T-SHIRTS": "T-SHIRTS", ACCESSORIES: "ACCESSORIES" },
  },
  close: "Close",
  loading: "Loading",
  /** Beside a button whose call is tried again. */
  retrying: "Still trying …",
  /** On a button that was pressed before its script came. */
  early: { wait: "One moment …", reload: "Press again to reload" },
  stock: {
    soldOut: "Sold out",
    fewSizes: "Few sizes left",
    left: (count: number) => `Only ${count} left`,
  },
  oldPrice: "Old price: ",
  slides: {
    show: (slide: number, slides: number) => `Show ${slide} of ${slides}`,
    play: "Play",
    pause: "Pause",
    /** On a slide of the home page, also where the owner sets it. */
    lead: "Let's Shop!",
  },
  footer: {
    about: "About the shop",
    aboutUs: "About us",
    returns: "Return Policy",
    privacy: "Privacy",
    terms: "Terms",
    outletPlace: "Outlet location",
    social: "Social media",
    talk: "Talk to us",
    call: (phone: string) => `Call ${phone}`,
    outlet: "The outlet",
    facts: { outlet: "Outlet", open: "Open", payment: "Pay at the outlet" },
  },
  notFound: {
    title: "We can't find that page",
    text: (days: number) =>
      `The item may be gone or the link incomplete. Links to an order stop working ${days} days after it is done. Here is everything we make:`,
  },
  failed: {
    title: "This page didn't load",
    text: "The shop is briefly unavailable. Nothing of yours is lost.",
    retry: "Try again",
  },
  /** The link to the same page in the other language, and what a screen reader says of it. */
  otherLanguage: "বাংলা",
};
