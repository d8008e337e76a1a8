import { z } from "zod";
import { toLatinDigits } from "@/lib/platform/text/digits";
import { OPTION_KINDS } from "@/lib/stock/constants";
import { optionText, optionTextOrNone } from "@/lib/stock/option-text";
import { MAX_OPTION_STOCK } from "@/lib/stock/options";
import { readBy } from "@/lib/platform/http/schema";

const ADD_MESSAGE = "Please enter a whole number of pieces.";

function readPieces(input: number | string): number | null {
  const text = toLatinDigits(String(input)).trim();
  const count = /^[+-]?\d{1,6}$/.test(text) ? Number(text) : 0;
  return count !== 0 && Math.abs(count) <= MAX_OPTION_STOCK ? count : null;
}

const pieces = z.union([z.number(), z.string().max(20)]).transform(readBy(readPieces, ADD_MESSAGE));

/** POST /products/{id}/pieces: came in, or below 0 are no longer there. */
export const addPiecesSchema = z.object({
  size: optionTextOrNone,
  color: optionTextOrNone,
  add: pieces,
  received: z
    .int()
    .optional()
    .describe("As it was read, of a count: if somebody has counted or added pieces since, nothing changes."),
});

export type AddPiecesInput = z.output<typeof addPiecesSchema>;

export const addedPiecesSchema = z.object({
  stock: z.int().describe("Pieces of this option that can be ordered now."),
});

/** GET /products/{id}/stock. */
export const shelfSchema = z.array(
  z.object({
    size: z.string(),
    color: z.string(),
    stock: z.int().describe("Pieces that can be ordered."),
    waiting: z.int().describe("Pieces that pending orders hold."),
    toSend: z
      .int()
      .describe("Pieces that are sold and not handed over: with the others, what is on the shelf."),
    received: z.int().describe("All pieces that have ever come in, as counted; orders do not change it."),
    wanted: z.int().describe("People who wait to be told that it is back."),
    cost: z.int().optional().describe("Whole BDT of a piece, on average."),
  }),
);

export type Shelf = z.output<typeof shelfSchema>;

/** A size or colour that keeps its pieces under another name. */
export const renamedOption = z.object({
  kind: z.enum(OPTION_KINDS),
  from: optionText.pipe(z.string().min(1)),
  to: optionText.pipe(z.string().min(1)),
});

export type RenamedOption = z.output<typeof renamedOption>;
