import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import { productCounts } from "@/lib/words/en/desk-product-counts";
import { productFields, refusedProductField } from "@/lib/words/en/desk-product-fields";
import { AWAITING_PICTURE } from "@/lib/words/en/desk-shared";
import { message } from "@/lib/words/en/pop-ups";

const picturesOf = (count: number): string => `${count} ${count === 1 ? "picture" : "pictures"}`;

/** The form of a product, and the preview of its page. */
export const deskProduct = {
  add: "Add Product",
  update: "Update Product",
  added: message("Product Added Successfully"),
  updated: message("Product Updated Successfully"),
  fields: productFields,
  refused: refusedProductField,
  counts: productCounts,
  restored: "What you typed here earlier is back. It is not saved yet.",
  awaitingPicture: AWAITING_PICTURE,
  nothingSaved: (why: string) => `${why} Nothing is saved yet.`,
  previewOfPage: "Preview of its page",
  duplicate: "Duplicate as a draft",
  duplicating: "Duplicating …",
  onLabel: "On the label, if you know it",
  understood: (label: string) => `${label} as understood`,
  readAs: (amount: number) => `Read as ${formatBdt(amount)}.`,
  hiddenCategory: {
    option: (name: string) => `${name} (hidden)`,
    isShown: (name: string) => `Shoppers see ${name} now.`,
    isHidden: (name: string) =>
      `${name} is hidden: shoppers find its products neither in the menu nor in the search.`,
    show: (name: string) => `Show ${name} to shoppers`,
  },
  card: {
    title: "As the shopper will see it",
    missing: "Add a name, a price and a first picture to see the card here.",
  },
  preview: {
    title: "Preview",
    draft: "A draft: only admins see this. It will look like this once it is published.",
    published: "Its page in the shop looks like this.",
    edit: "Edit",
  },
  pictures: {
    title: "Pictures",
    several: "Choose several",
    chooseSeveral: "Choose several pictures",
    order:
      "They fill the free places in the order in which you choose them. The shop shows the middle of each. To show another part, take or choose that picture by itself.",
    noRoom: "There is no free place. Please remove a picture first.",
    leftOut: (taken: number, left: number) =>
      `There was room for ${picturesOf(taken)}. ${picturesOf(left)} ${left === 1 ? "was" : "were"} left out.`,
    worn: {
      mark: "Worn?",
      isWorn: "Worn",
      ofPicture: (picture: string) => `${picture} shows it worn`,
    },
    byColor: {
      title: "Pictures by color",
      about:
        "Shown when a shopper chooses the color. A color without any is shown by Picture 1, which says so.",
      chooseSeveral: "Choose several pictures of colors",
      order: (colors: string) =>
        `Choose them in the order of the colors: ${colors}. One each; colors that have a picture are skipped.`,
    },
    ofColor: {
      title: (color: string) => `Pictures of ${color}`,
      /** Of the first place. */
      picture: (color: string) => `Picture of ${color}`,
      view: (color: string, number: number) => `View ${number} of ${color}`,
      chooseSeveral: (color: string) => `Choose several pictures of ${color}`,
      views: (color: string, most: number) => `Up to ${most} of ${color}: front, back, a close-up.`,
      cannot: (color: string, why: string) =>
        `${color} can have no picture of its own: ${why} Write it another way to add one.`,
      why: {
        dot: "there is a dot in its name.",
        dollar: "its name begins with $.",
        word: "its name is a word that is not allowed.",
      },
    },
  },
  /** What somebody else has changed. */
  differences: {
    nothing: "nothing",
    yes: "yes",
    /** What was typed as a number. */
    number: (typed: string): string => typed,
    notMade: "not made",
    byOption: (pieces: number) => `${formatPieces(pieces)}, counted by size and color`,
  },
};
