import { DELIVERY_DAYS_HINT } from "@/lib/words/en/desk-shared";

const SOCIAL = "Leave it empty to show no link.";
const REGISTRATION = "In the footer of each page. Leave it empty to show no number.";
const CHARGE = "In whole BDT. On product pages, at the checkout, and for search engines.";

/** The groups of settings. A part of a form goes by the first of its fields, and a field by its place in the group. */
export const brand = {
  title: "Brand",
  about: "Who the shop is, and how it is reached. A change shows on every page at once.",
  parts: {
    name: "The shop",
    phone: "Contact",
    outlet: "Outlet",
    social: "Social media",
    registration: "Registration",
  },
  fields: {
    name: {
      label: "Name",
      about: "In the header and footer of each page, in titles, and in mails, SMS and prints.",
    },
    tagline: { label: "Tagline", about: "The heading of the home page." },
    description: { label: "Description", about: "On the home page, and below the link in search results." },
    email: { label: "Email", about: "On About & Contact, in mails and on invoices." },
    phone: { label: "Phone", about: "On each page, in mails and SMS, and on prints." },
    whatsApp: { label: "WhatsApp number", about: "Opened by the WhatsApp links." },
    "outlet.street": { label: "Street and house" },
    "outlet.city": { label: "City" },
    "outlet.postalCode": { label: "Postal code" },
    "outlet.hours": {
      label: "Opening hours",
      about: "Search engines read them too if written as “Friday 3 pm – 9 pm, …”.",
    },
    "outlet.mapUrl": { label: "Link to the map" },
    "outlet.payment": { label: "Ways to pay at the outlet" },
    "social.Facebook": { label: "Facebook page", about: SOCIAL },
    "social.YouTube": { label: "YouTube channel", about: SOCIAL },
    "social.Instagram": { label: "Instagram account", about: SOCIAL },
    "registration.tradeLicence": { label: "Trade licence number", about: REGISTRATION },
    "registration.dbid": { label: "DBID (Digital Business ID)", about: REGISTRATION },
  },
};

export const delivery = {
  title: "Delivery",
  about:
    "What a delivery costs, and how long it takes. A change counts for every order that is placed from then on; orders that are placed keep their charge.",
  parts: {
    charges: "Charges",
    days: "Business days to the door",
    zones: "Places with a charge of their own",
    weekend: "Days without deliveries",
  },
  fields: {
    "charges.Inside Dhaka": { label: "Charge inside Dhaka", about: CHARGE },
    "charges.Outside Dhaka": { label: "Charge outside Dhaka", about: CHARGE },
    freeFrom: {
      label: "Delivery is free from",
      about:
        "In whole BDT of items, discounts taken off; empty if delivery is never free. In the cart, at the checkout and on product pages.",
    },
    "days.Inside Dhaka": { label: "Days inside Dhaka", about: DELIVERY_DAYS_HINT },
    "days.Outside Dhaka": { label: "Days outside Dhaka", about: DELIVERY_DAYS_HINT },
    zones: {
      label: "Zones",
      about:
        "Places with a charge and a time of their own. While there is a zone, the checkout asks for the district and the thana.",
    },
    weekend: {
      label: "Weekend",
      about:
        "The days that are not business days. As with holidays, neither deliveries nor your calls to confirm orders are due on them.",
    },
    holidays: { label: "Holidays" },
    yearlyHolidays: { label: "Holidays of every year" },
    holidayNames: { label: "Names of the holidays" },
  },
};

export const orders = {
  title: "Orders",
  about: "What you promise about orders. A change shows on every page, and in what is sent from then on.",
  parts: {
    confirmationDays: "Confirmation",
    returnDays: "Return and exchange",
    staffDiscountPercent: "Staff",
    bin: "VAT",
    advanceTo: "Advance",
  },
  fields: {
    confirmationDays: {
      label: "Days until you call",
      about:
        "Business days from the order to your call that confirms it, such as 0–1. Shoppers are promised the longest, and To Call warns when it is over.",
    },
    returnDays: {
      label: "Days for a return",
      about:
        "From the delivery, or from the purchase at the outlet. It also applies to orders that are already delivered.",
    },
    staffDiscountPercent: {
      label: "Staff’s discount",
      about:
        "In per cent. Staff can take at most this much off the items of an order. An admin can take off more.",
    },
    bin: {
      label: "BIN",
      about: "Your business identification number. With it, invoices say how much VAT is in them.",
    },
    vatPercent: {
      label: "VAT in per cent",
      about: "The rate that your prices and delivery charges include, such as 7.5.",
    },
    "advanceTo.wallet": {
      label: "Wallet for advances",
      about:
        "With a wallet and its number, customers see both on their orders and can tell you what they have sent. You check it by hand: it counts once you take it over.",
    },
    "advanceTo.number": {
      label: "Number of the wallet for advances",
      about: "Such as 01712 345678. Empty: nobody is asked.",
    },
  },
};

export const stock = {
  title: "Stock",
  about: "When the desk is warned that something runs out.",
  parts: { lowStock: "Low stock" },
  fields: {
    lowStock: {
      label: "Limit in pieces",
      about:
        "The desk is warned when a size and color has this many pieces or fewer, unless its product has a limit of its own. Leave it empty for a warning by sales alone.",
    },
  },
};

export const couriers = {
  title: "Couriers",
  about: "Who carries the parcels, and what they are told. A change counts for what is packed from then on.",
  parts: { default: "Handing over", pieceGrams: "Weights of pieces" },
  fields: {
    default: {
      label: "Usual courier",
      about: "Chosen on Parcels, until somebody chooses another one on their device.",
    },
    storeName: {
      label: "Name of your store at the courier",
      about:
        "In the files of couriers that ask for it: as their page for merchants has it. Leave it empty if it is the shop’s name.",
    },
    pieceGrams: { label: "Weights of pieces" },
  },
};

export const messages = {
  title: "Messages",
  about:
    "What is sent, and by which way. Each tick is saved at once. Where you have changed a tick, messages added to the shop later are off by that way until you tick them.",
  parts: { kinds: "What is sent" },
  fields: {
    "kinds.mail": { label: "Sent by email" },
    "kinds.sms": { label: "Sent by SMS" },
    "kinds.telegram": { label: "Sent by Telegram" },
  },
};

/** The weight of a piece of a category, in grams. */
export const gramsOf = (category: string): string => `${category} (g)`;

/** The field of a text for pages in Bangla, by the label of the text. */
export const settingInBangla = {
  label: (label: string) => `${label} in Bangla`,
  about: "For pages in Bangla, which show the English where this is empty.",
};
