const SYNTAX =
  "An empty line begins a new paragraph. Put # before a heading, - before each item of a list, and write a link on a line of its own, such as: Return policy -> /return. In braces, facts stay up to date, such as {phone} or {delivery time}.";

/** The settings of the home page. */
export const home = {
  title: "Home",
  about: "The home page, and the line at the top of the shop’s pages. A change shows at once.",
  parts: {
    slides: "Slides",
    trustLine: "Below the slides",
    row: "Your own row of products",
    announcement: "Announcement",
  },
  fields: {
    slides: {
      label: "Slides",
      about:
        "Shown at the top of the home page, one after another. Each has a button that leads to a page of the shop.",
    },
    trustLine: {
      label: "Line of trust",
      about:
        "One line below the slides, such as: 12,000 parcels delivered since 2019. Leave it empty for none.",
    },
    sections: {
      label: "Sections",
      about:
        "What is shown below the slides, from top to bottom. A section with nothing to show is left out.",
    },
    "row.heading": { label: "Heading of your row" },
    "row.collection": {
      label: "Collection of your row",
      about: "The first products of it that can be bought. Without one, the row has the products below.",
    },
    "row.products": {
      label: "Products of your row",
      about:
        "A product that is sold out, a draft or deleted is left out, and comes back when it can be bought again.",
    },
    "announcement.text": {
      label: "Announcement",
      about: "One line at the top of every page, until a shopper closes it. Leave it empty for none.",
    },
    "announcement.href": {
      label: "Where it leads",
      about: "A page of the shop, such as /denimpants, or a link with https. Leave it empty for no link.",
    },
    "announcement.from": { label: "First day", about: "Leave it empty to begin at once." },
    "announcement.to": { label: "Last day", about: "Leave it empty for no end." },
  },
};

/** The settings of the pages with longer texts. */
export const pages = {
  title: "Pages",
  about: "What the shop tells in longer texts. Each is saved as a whole, and shows at once.",
  parts: {
    about: "About & Contact",
    faq: "Good to know",
    returns: "Return & Exchange",
    privacy: "Privacy",
    terms: "Terms",
  },
  fields: {
    about: {
      label: "About & Contact",
      about: `On /about. Your contact details stand beside it. ${SYNTAX}`,
    },
    faq: {
      label: "Questions",
      about: "On the home page; the first is open. Put # before a question, and its answer below it.",
    },
    returns: {
      label: "Return & Exchange",
      about: `On /return. The first list is what a return asks for: the form in which a customer asks for one tells it too. Once you write your own text, invoices give only the time limit and the address of this page. How to start stands beside the text. ${SYNTAX}`,
    },
    privacy: { label: "Privacy", about: `On /privacy. ${SYNTAX}` },
    terms: { label: "Terms", about: `On /terms. ${SYNTAX}` },
  },
};
