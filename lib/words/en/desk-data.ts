import { formatBdt, formatCount, formatPieces } from "@/lib/platform/text/format";
import { clockOf, dayOf } from "@/lib/platform/time/dhaka";
import { formatDay } from "@/lib/platform/time/format-day";
import { deskRecords } from "@/lib/words/en/desk-records";
import { CHECKING_ROWS, FILE_TOO_LARGE, UPLOAD_OF_FILE, GOES_ON } from "@/lib/words/en/desk-shared";
import { importErrors } from "@/lib/words/en/import-errors";

/** Goods that came in on a day `YYYY-MM-DD`. */
interface StockIn {
  pieces: number;
  taka: number;
  supplier: string;
  day: string;
}

const rows = (count: number): string => (count === 1 ? "1 row" : `${formatCount(count)} rows`);
const changes = (count: number): string => (count === 1 ? "1 change" : `${formatCount(count)} changes`);
const notAll = (count: number): string => (count > 0 ? `, ${formatCount(count)} not.` : ".");

/** Files of the shop's data at the desk, and what was done there. */
export const deskData = {
  /** Of a value that is not there. */
  empty: "(empty)",
  records: deskRecords,
  export: {
    title: "Export",
    intro: "CSV files, as Excel and Google Sheets open them. Who exported what is kept under Activity.",
    files: {
      products: { title: "Products", about: "Names, prices, texts, sizes, colors and pictures." },
      stock: { title: "Stock", about: "A row for each size and color that is counted." },
      customers: {
        title: "Customers",
        about: "Accounts, how to reach them, and what they ordered.",
      },
      orders: {
        title: "Orders",
        about:
          "A row for each item of an order, with the customer, the parcel and the money. Times are those of Dhaka. Both days are included.",
      },
    },
  },
  import: {
    title: "Import",
    intro:
      "First you see every change and every error, and nothing is changed. Up to 5 MB and 10,000 rows. Customers cannot be imported: people make their own accounts.",
    files: {
      products: {
        title: "Products",
        about:
          "Export the products, change what you want, and choose the file here. A row without an id is a new product. Columns that you leave out stay as they are.",
        check: "Check a file of products",
      },
      stock: {
        title: "Stock",
        about:
          "Export the stock, write the pieces that can be ordered under “Stock now”, and choose the file here. If you counted a shelf, first subtract the pieces of orders that are not handed over yet. If orders have changed a count since the export, the shop says so and leaves it as it is.",
        check: "Check a file of stock",
      },
    },
    upload: UPLOAD_OF_FILE,
    checking: CHECKING_ROWS,
    /** Behind the name of the file. */
    notRead: " was not read. ",
    tooLarge: FILE_TOO_LARGE,
  },
  /** What an import is. */
  kinds: {
    bulk: "A change of many products",
    products: "A file of products",
    stock: "A file of stock",
    stockIn: "Goods that came in",
  },
  stockIn: ({ pieces, taka, supplier, day }: StockIn) =>
    `${formatPieces(pieces)} for ${formatBdt(taka)} that came from ${supplier} on ${formatDay(day)}`,
  /** What has come of an import. */
  results: {
    checked: (waiting: number, wrong: number) =>
      wrong > 0 ? `${changes(waiting)}, ${rows(wrong)} with errors.` : `${changes(waiting)}, no errors.`,
    applying: (done: number, total: number) => `${formatCount(done)} of ${changes(total)} done.`,
    applied: (done: number, refused: number) => `${changes(done)} applied${notAll(refused)}`,
    undoing: (done: number, total: number) => `${formatCount(done)} of ${changes(total)} taken back.`,
    undone: (done: number, left: number) => `${changes(done)} taken back${notAll(left)}`,
  },
  list: {
    title: "Files",
    none: "No file has been checked yet.",
    by: (kind: string, email: string) => `(${kind}, by ${email})`,
  },
  file: {
    title: "Import",
    /** An ISO time. */
    checked: (kind: string, email: string, at: string) =>
      `${kind}, checked by ${email} on ${formatDay(dayOf(at))} at ${clockOf(at)}.`,
    unknownColumns: (count: number) =>
      `The shop does not know ${count === 1 ? "this column" : "these columns"} and leaves ${count === 1 ? "it" : "them"} out: `,
    end: ".",
    progress: "Rows that are done",
    leave: GOES_ON,
    takeBack: "Take all of it back",
    expired: "This was checked more than an hour ago. Check the file again.",
    nothing: "There is nothing to apply.",
    unchanged: "Nothing has changed yet.",
    withErrors: " Rows with errors are left out; you can also correct the file and check it again.",
    apply: (count: number) => `Apply ${changes(count)}`,
  },
  rows: {
    show: "Rows to show",
    all: "All rows",
    label: "Rows of the file",
    statuses: {
      error: "Errors",
      waiting: "Changes",
      same: "Unchanged",
      applied: "Applied",
      refused: "Not applied",
      undone: "Taken back",
      left: "Not taken back",
    },
    /** Of a single row. */
    error: "Error",
    change: "Change",
    new: "New",
    head: (row: number, status: string) => `Row ${row} · ${status}`,
    noName: "No name",
    /** A column of the file. */
    column: (name: string): string => name,
    inColumn: (column: string, reason: string) => `${column}: ${reason}`,
    /** What the shop has told of a column; undefined where it is none. */
    refused: (column: string, told: string): string | undefined => (column === "" ? undefined : told),
  },
  errors: importErrors,
};
