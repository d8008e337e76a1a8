import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import { CHECKING_ROWS, FILE_TOO_LARGE, UPLOAD_OF_FILE } from "@/lib/words/en/desk-shared";

interface Sales {
  /** Pieces in the last days, as many as `within` says. */
  sold: number;
  within: number;
}

const soldWithin = ({ sold, within }: Sales): string =>
  `${sold === 0 ? "None" : sold} sold in the last ${within} days`;

/** What is running out, and what has come in. */
export const deskStock = {
  runningOut: {
    about: {
      before: (enough: number, within: number) =>
        `Sizes and colors that have reached their product’s limit, or that sell out in less than ${enough} days at the pace of the last ${within}. You set the limit in the product’s form, and that of the whole shop under `,
      after: ".",
    },
    none: "Nothing is running out.",
    byLimit: ({ limit, ...sales }: Sales & { limit: number }) =>
      `${soldWithin(sales)}. Your limit is ${limit}:`,
    bySales: ({ days, ...sales }: Sales & { days: number }) => {
      const enough = days === 1 ? ", enough for 1 day" : `, enough for ${days} days`;
      return `${soldWithin(sales)}${days > 0 ? enough : ""}:`;
    },
    left: (stock: number) => (stock === 0 ? "sold out" : `${formatPieces(stock)} left`),
  },
  stockIn: {
    about:
      "Enter what came and what you paid for it. The pieces can be ordered at once, and the cost of each product becomes the average of all its pieces. Only admins see costs.",
    came: "What came",
    bookedIn: "Booked in",
    none: "Nothing has been booked in yet.",
    states: {
      checked: "Checked, not booked in",
      applying: "Being booked in",
      applied: "Booked in",
      undoing: "Being taken back",
      undone: "Taken back",
    },
    day: "Day",
    supplier: "From whom",
    suppliers: "Suppliers so far",
    products: "Products that came",
    sum: (pieces: number, taka: number) => `${formatPieces(pieces)} for ${formatBdt(taka)}`,
    bookIn: "Book in",
    bookingIn: "Booking in …",
    leaveOut: (name: string) => `Leave out ${name}`,
    notCounted: "The pieces of this product are not counted. Count them in Manage Products first.",
    cost: "Cost of a piece (BDT)",
    costOf: (name: string) => `Cost of a piece of ${name}`,
    costSoFar: (amount: string) => `So far ${amount} on average.`,
    ownCosts: "Some sizes or colors cost more or less",
    otherCost: "Other cost",
    pieces: "Pieces",
    piecesOf: (name: string) => `Pieces of ${name}`,
    file: {
      /** Around the names of two columns. */
      about: {
        before: "Or from a file: export the stock under Import and export, add the columns “",
        between: "” and “",
        after: "”, and fill them in where something came. You see what comes in before it does.",
      },
      upload: UPLOAD_OF_FILE,
      checking: CHECKING_ROWS,
      check: "Check a file",
      tooLarge: FILE_TOO_LARGE,
    },
  },
};
