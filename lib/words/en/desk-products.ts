import { formatBdt, formatCount, formatPieces } from "@/lib/platform/text/format";
import { TAKE_OR_CHOOSE } from "@/lib/words/en/orders-pictures";

interface Shelf {
  /** Pieces that can be ordered. */
  free: number;
  waiting: number;
  toSend: number;
  onShelf: number;
  /** People who wait to be told that it is back. */
  wanted: number;
}

const people = (count: number): string =>
  count === 1 ? "1 person waits" : `${formatCount(count)} people wait`;

/** Null where nobody counts. */
const sayStock = (pieces: number | null): string => {
  if (pieces === null) return "Always available";
  return pieces === 0 ? "Sold out" : `${formatPieces(pieces)} can be ordered`;
};

/** What several pages of the desk say of a product, its pieces and its pictures. */
export const deskProducts = {
  gone: "This product has been deleted meanwhile.",
  /** The option of what comes in no sizes and colors. */
  wholeOption: "all",
  stock: {
    labelOf: (label: string, product: string) => `${label}: ${product}`,
    notCounted: "Not counted",
    notCountedOf: (product: string) => `Not counted: stock of ${product}`,
    /** Beside a number of pieces, or an empty field, that cannot be taken. */
    wrong: (told: string): string => told,
    notWhole: "Not a whole number",
    means: sayStock,
    onShelf: (pieces: number, free: number) =>
      `${formatPieces(pieces)} on the shelf, ${sayStock(free).toLowerCase()}`,
    was: (hint: string, before: number) => `${hint} (was ${formatCount(before)})`,
  },
  shelf: {
    people,
    described: ({ free, waiting, toSend, onShelf, wanted }: Shelf) => {
      const inOrders = waiting === 1 ? "1 in a waiting order" : `${formatCount(waiting)} in waiting orders`;
      const sold = toSend > 0 ? `, ${formatCount(toSend)} sold and not handed over` : "";
      const told = wanted > 0 ? `; ${people(wanted)} to be told that it is back` : "";
      return `${formatCount(free)} free, ${inOrders}${sold}, ${formatCount(onShelf)} on the shelf${told}`;
    },
  },
  /** What has become of a product since it was seen. */
  stale: {
    changed: "Someone else has changed this product meanwhile.",
    isNow: (price: number, pieces: number | null) =>
      `It is now ${formatBdt(price)}, ${sayStock(pieces).toLowerCase()}.`,
    ordered: (moved: number, left: number) =>
      `${moved} ${moved === 1 ? "was" : "were"} ordered meanwhile; ${left} left.`,
    givenBack: (moved: number, left: number) =>
      `${moved} ${moved === 1 ? "was" : "were"} given back by a cancelled order meanwhile; ${left} left.`,
    notCounted: (option: string) => `Meanwhile ${option} is not counted any more.`,
    ofOption: (option: string, pieces: number) => `Of ${option} there are ${pieces} now.`,
  },
  picture: {
    uploadOf: (picture: string) => `Upload of ${picture}`,
    preparing: "Preparing the picture …",
    cancelOf: (picture: string) => `Cancel the upload of ${picture}`,
    tryAgainOf: (picture: string) => `Try again: the upload of ${picture}`,
    take: TAKE_OR_CHOOSE,
    takeOf: (picture: string) => `Take or choose: ${picture}`,
    leaveOut: "Leave it out",
    leaveOutOf: (picture: string) => `Leave out the upload of ${picture}`,
    removeOne: (picture: string) => `Remove ${picture}`,
    address: "or its web address",
    /** What the shop says of a file that is too large. */
    notShown: "This file cannot be shown as a picture. Please choose a JPEG, PNG or WebP picture.",
    opening: "Opening the picture",
    use: "Use this part",
    frame: "Frame: move the picture with the arrow keys",
    zoom: "Zoom",
  },
};
