import { formatCount, formatPieces } from "@/lib/platform/text/format";

/** A size or color that is not typed any more. */
interface Gone {
  kind: "size" | "color";
  /** Empty: it was counted without one. */
  name: string;
  pieces: number;
  /** Pieces in orders that wait. */
  waiting: number;
}

/** Counts in the form of a product. */
export const productCounts = {
  by: { size: "Count by size", color: "Count by color", both: "Count by size and color" },
  turnedOff: (soFar: number | null) =>
    `${soFar === null ? "" : `Counted as one so far: ${formatPieces(soFar)}. `}Turned off, the sum is kept as one number.`,
  sumIsKept: "The sum of the sizes and colors is kept as one number.",
  splitUp: (inOrders: number) =>
    `Orders have ${formatPieces(inOrders)} that are not handed over. Leave them out of these counts.`,
  savedNow: (shelf: string) => `Saved now: ${shelf}.`,
  tooMany: (options: number, most: number) => `${options} options are too many to count: ${most} at most.`,
  grid: "Pieces of each size and color",
  intro: (hasOrders: boolean) =>
    `Type how many pieces lie on the shelf${hasOrders ? ", including those in orders that are not handed over yet" : ""}. Leave a field empty if that size and color is not made.`,
  sameForAll: "Same for all",
  sameForSizes: "Same for all sizes",
  everything: "all sizes and colors",
  sizes: "all sizes",
  sizesIn: (color: string) => `all sizes in ${color}`,
  sameFor: (what: string) => `Same for ${what}`,
  fill: "Fill",
  fillAll: (what: string) => `Fill ${what}`,
  allSizes: "All sizes",
  all: "All",
  stockOf: (option: string) => `Stock of ${option}`,
  was: (pieces: number) => `was ${pieces}`,
  /** Beside a count that is no whole number of pieces. */
  wrong: (told: string): string => told,
  total: (free: number, onShelf: number | null) =>
    `In all ${onShelf === null ? "" : `${formatPieces(onShelf)} on the shelf; `}${formatPieces(free)} can be ordered.`,
  orphan: (option: string, typed: string) => `${option}: ${typed}`,
  orphans: (typed: string) => `Typed, but not among the sizes and colors now: ${typed}.`,
  /** Where less was counted than orders have, of one option or of the whole product. */
  tooFew: (inOrders: number, option: string | null) =>
    `Orders already have ${formatCount(inOrders)} of ${option ?? "it"}: fewer cannot lie on the shelf.`,
  gone: {
    label: "Sizes and colors that are gone",
    described: ({ kind, name, pieces, waiting }: Gone) => {
      const has = `${name === "" ? `What was counted without a ${kind}` : name} has ${formatPieces(pieces)}`;
      return waiting > 0 ? `${has}, and ${waiting} in waiting orders.` : `${has}.`;
    },
    ask: (name: string) => `What becomes of ${name || "it"}?`,
    renamed: (to: string) => `Renamed to ${to}: it keeps its pieces`,
    removed: (pieces: number, waiting: number) => {
      const kept = waiting > 0 ? "; waiting orders keep theirs" : "";
      return pieces > 0 ? `Removed: ${formatPieces(pieces)} less${kept}` : `Removed${kept}`;
    },
    putBack: (name: string) => `Put ${name} back`,
    undecided: "Please say what becomes of it.",
  },
};
