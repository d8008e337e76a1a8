import { z } from "zod";
import { idSchema } from "@/lib/platform/http/id-schema";
import { cleanLine } from "@/lib/platform/text/text";

const MAX_LIMIT = 100;
const MAX_SEARCH_LENGTH = 100;
const ID = "[0-9a-fA-F]{24}";

/** How every list is searched and read on: `q`, `limit`, and `cursor`, the id of the last row seen. */
export const listFields = {
  q: z.string().max(MAX_SEARCH_LENGTH).transform(cleanLine).optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .pipe(z.number().max(MAX_LIMIT))
    .optional(),
  cursor: idSchema.optional(),
};

/** The last row seen of a list that is sorted by numbers before the id: times are in milliseconds. */
export interface Cursor {
  numbers: number[];
  id: string;
}

/** The cursor of a list that is sorted by so many numbers, then by the id, such as `5.65f000000000000000000001`. */
export const cursorSchema = (numbers: number, id = ID) =>
  z
    .string()
    .regex(new RegExp(`^(?:\\d{1,15}\\.){${numbers}}${id}$`), "This is not a place in the list.")
    .transform((text): Cursor => {
      const parts = text.split(".");
      return { numbers: parts.slice(0, -1).map(Number), id: parts.at(-1) ?? "" };
    })
    .optional();

export const writeCursor = (...parts: [...numbers: number[], id: { toString(): string }]): string =>
  parts.map(String).join(".");

/** A part of a list, and the cursor of the next part. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

export const nextCursorSchema = z
  .string()
  .nullable()
  .describe("The cursor of the next part; null at the end.");

/** The answer of a call that reads a list. */
export const pageSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    next: nextCursorSchema,
  });

/** The page of `limit` rows, made of what was found when one row more was asked for. */
export function toPage<Row>(found: readonly Row[], limit: number, cursorOf: (row: Row) => string): Page<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: last !== undefined && found.length > limit ? cursorOf(last) : null };
}

/** A page, and how many rows there are in all. */
export interface Part<Row> extends Page<Row> {
  total: number;
}

interface PartOptions<Row> {
  rows: readonly Row[];
  placeOf: (row: Row) => Cursor;
  cursor: Cursor | undefined;
  limit: number;
}

/** A page of what is in memory as a whole, sorted by each row's place: one number, then the id. */
export function partOf<Row>({ rows, placeOf, cursor, limit }: PartOptions<Row>): Part<Row> {
  const sorted = rows
    .map((row) => ({ row, place: placeOf(row) }))
    .toSorted((a, b) => compare(a.place, b.place));
  const behind = cursor ? sorted.filter(({ place }) => compare(place, cursor) > 0) : sorted;
  const { rows: shown, next } = toPage(behind, limit, ({ place }) => writeCursor(...place.numbers, place.id));
  return { rows: shown.map(({ row }) => row), next, total: rows.length };
}

const compare = (a: Cursor, b: Cursor): number =>
  (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0) || (a.id < b.id ? -1 : Number(a.id > b.id));

/** The part of a list that an address asks for. A value that makes no sense there counts as missing. */
export function parsePlace<Place extends z.ZodObject>(
  schema: Place,
  given: Readonly<Record<string, unknown>>,
): z.output<Place> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path }) => path[0]);
  return schema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.includes(name))));
}
