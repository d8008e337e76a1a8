import { formatPieces } from "@/lib/platform/text/format";

interface Sales {
  /** Pieces in the last days, as many as `within` says. */
  sold: number;
  within: number;
}

const soldWithin = ({ sold, within }: Sales): string =>
  `${sold === 0 ? "None" : sold} sold in the last ${within} days`;

/** What is running out. */
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
};
