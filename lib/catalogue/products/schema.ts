import { z } from "zod";
import { categorySchema } from "@/lib/catalogue/categories/schema";
import type { ErrorFields } from "@/lib/platform/http/errors";
import { fieldsOf } from "@/lib/platform/http/field-errors";
import { toPictureAddress } from "@/lib/catalogue/images/rules";
import { cursorSchema, listFields } from "@/lib/platform/http/list";
import {
  byName,
  type Field,
  FIELD_NAMES,
  FIELDS,
  type FieldKind,
  type FieldName,
  type KindOf,
  type NameOf,
  type OptionalName,
} from "@/lib/catalogue/products/fields";
import { optionTextOrNone } from "@/lib/stock/option-text";
import { MAX_OPTIONS, optionKey } from "@/lib/stock/options";
import { renamedOption } from "@/lib/stock/schema";
import {
  isImageAddress,
  MAX_GALLERY,
  parseFlag,
  parseList,
  parsePrice,
} from "@/lib/catalogue/products/rules";
import {
  isStockText,
  OPTION_STOCK_MESSAGE,
  parseOptionStock,
  TOO_MANY_PIECES_MESSAGE,
} from "@/lib/stock/rules";
import { cleanLine, cleanParagraph, isVisible } from "@/lib/platform/text/text";
import { readBy } from "@/lib/platform/http/schema";

/** A size or a color, where it is a key. */
const MAX_OPTION_NAME = 100;
const MAX_RENAMES = 40;

const price = z
  .union([z.string().max(40), z.number()])
  .transform(readBy(parsePrice, "Please enter a whole amount from 1 to 1,000,000 BDT."));

/** Nothing is none: 0. */
const priceOrNone = z
  .union([z.string().max(40), z.number()])
  .transform(
    readBy(
      (input) => (input === "" || input === 0 ? 0 : parsePrice(input)),
      "Please enter a whole amount from 1 to 1,000,000 BDT, or nothing.",
    ),
  );

/** Nothing is none: 0. */
const count = z
  .union([z.string().max(20), z.number()])
  .transform(readBy((input) => (input === "" ? 0 : parseOptionStock(String(input))), OPTION_STOCK_MESSAGE));

/** As a form and a file write it, too. */
const flag = z.union([
  z.boolean(),
  z.string().max(20).transform(readBy(parseFlag, "Please write yes or no.")),
]);

const GALLERY_MESSAGE = `A color has 1 – ${MAX_GALLERY} pictures.`;
const imageMessage = "Please enter an https:// address or choose a picture.";

function pictureOf({ presence, maxLength = 0 }: Field) {
  const mayBeEmpty = presence !== "required";
  return z
    .string()
    .trim()
    .max(maxLength)
    .refine((address) => (mayBeEmpty && address === "") || isImageAddress(address), imageMessage)
    .transform(toPictureAddress);
}

function textOf({ presence, column = "", maxLength = 0 }: Field) {
  const missing = `Please enter a ${column.toLowerCase()}.`;
  const tooLong = `Please keep it to ${maxLength} characters.`;
  return z
    .string(presence === "required" ? missing : undefined)
    .transform(cleanLine)
    .pipe(
      z
        .string()
        .refine((text) => presence !== "required" || isVisible(text), missing)
        .max(maxLength, tooLong),
    );
}

/** Paragraphs, one empty line between them. */
function paragraphsOf({ maxLength = 0 }: Field) {
  return z
    .string()
    .transform((text) => cleanParagraph(text).replace(/\n{3,}/g, "\n\n"))
    .pipe(z.string().max(maxLength, `Please keep it to ${maxLength} characters.`));
}

function listOf({ maxLength = 0, maxEntries = 0 }: Field) {
  const entries = z.array(z.string().max(maxLength)).max(maxEntries);
  return z
    .union([z.string().max(maxLength * maxEntries), entries])
    .transform(parseList)
    .pipe(entries);
}

/** Every list of a product has the limits of its sizes. */
export const optionListSchema = listOf(FIELDS.sizes);

const optionStock = z
  .union([z.number(), z.string().max(20)])
  .transform(readBy((input) => parseOptionStock(String(input)), OPTION_STOCK_MESSAGE));

const stockRow = z.object({ size: optionTextOrNone, color: optionTextOrNone, stock: optionStock });

/** Each option once; that they are options of the product is checked with its sizes and colours. */
export const stockRows = z
  .array(stockRow)
  .min(1, "Please count at least one size or color.")
  .max(MAX_OPTIONS, `A product can be counted in at most ${MAX_OPTIONS} options.`)
  .refine(
    (rows) => new Set(rows.map(optionKey)).size === rows.length,
    "Each option can be counted only once.",
  );

/** Pictures by colour; the check of the colours says whether the product has them. */
function colorImagesOf({ maxEntries = 0, ...field }: Field) {
  return z
    .record(z.string().max(MAX_OPTION_NAME), pictureOf({ ...field, presence: "required" }))
    .refine((images) => Object.keys(images).length <= maxEntries, "These are too many pictures.");
}

/** The galleries by colour, each picture of one once. */
function colorGalleriesOf({ maxEntries = 0, ...field }: Field) {
  const gallery = z
    .array(pictureOf({ ...field, presence: "required" }))
    .min(1, GALLERY_MESSAGE)
    .max(MAX_GALLERY, GALLERY_MESSAGE)
    .transform((images) => [...new Set(images)]);
  return z
    .record(z.string().max(MAX_OPTION_NAME), gallery)
    .refine((galleries) => Object.keys(galleries).length <= maxEntries, "These are too many pictures.");
}

/** How each kind of field is read. */
const READERS = {
  text: textOf,
  paragraphs: paragraphsOf,
  category: () => categorySchema,
  money: ({ presence }: Field) => (presence === "optional" ? priceOrNone : price),
  count: () => count,
  flag: () => flag,
  list: () => optionListSchema,
  picture: pictureOf,
  stock: (field: Field) => textOf(field).refine(isStockText, TOO_MANY_PIECES_MESSAGE),
  /** Null: counted as one. */
  stockByOption: () => stockRows.nullable(),
  colorImages: colorImagesOf,
  colorGalleries: colorGalleriesOf,
} satisfies Record<FieldKind, (field: Field) => z.ZodType>;

type Reader<Name extends FieldName> = ReturnType<(typeof READERS)[KindOf<Name>]>;
type Readers = { [Name in FieldName]: Reader<Name> };
type WholeReaders = {
  [Name in FieldName]: Name extends NameOf<{ presence: "required" }>
    ? Reader<Name>
    : Name extends OptionalName
      ? z.ZodOptional<Reader<Name>>
      : z.ZodDefault<Reader<Name>>;
};

const readers = byName<Readers>(FIELD_NAMES, (_name, field) => READERS[field.kind](field));

export const { colorImages: colorImagesSchema, colorGalleries: colorGalleriesSchema } = readers;

export const createProductSchema = z.object(
  byName<WholeReaders>(FIELD_NAMES, (name, { kind, presence }) => {
    const reader: z.ZodType = readers[name];
    if (presence === "required") return reader;
    return presence === "optional" ? reader.optional() : reader.default(kind === "list" ? [] : "");
  }),
);

export type CreateProductInput = z.output<typeof createProductSchema>;
export type CreateProductRequest = z.input<typeof createProductSchema>;

/** PATCH sets only the fields that are present. */
export const updateProductSchema = z.object(readers).partial();

export type UpdateProductInput = z.output<typeof updateProductSchema>;

/** PATCH /products/{id}. */
export const changeProductSchema = updateProductSchema.extend({
  /** The stock text that the editor saw: no edit makes it stale that orders take pieces, so a count names what it replaces. */
  seenStock: z.string().max(MAX_OPTION_NAME).optional(),
  /** The counts that the editor saw: a row that they left as it was stays as it is now, and of another the difference is booked. */
  seenStockByOption: stockRows.optional(),
  /** Sizes and colours that keep their pieces under another name. */
  renamedOptions: z.array(renamedOption).max(MAX_RENAMES).optional(),
});

interface CheckedChange {
  fields: UpdateProductInput | null;
  /** The first message of each field that is not filled in correctly. */
  errors: ErrorFields;
}

/** Checks what an admin has typed into some of the fields. */
export function checkProductChange(typed: z.input<typeof updateProductSchema>): CheckedChange {
  const parsed = updateProductSchema.safeParse(typed);
  if (parsed.success) return { fields: parsed.data, errors: {} };
  return { fields: null, errors: fieldsOf(parsed.error) };
}

/** The list of products as the address of its page has it. */
export const productPlaceSchema = z.object({
  q: listFields.q,
  /** Newest first unless told; `stock` begins with what is sold out. */
  order: z.enum(["newest", "stock"]).optional(),
  category: categorySchema.optional(),
  /** Only products that are counted by size and color and have few pieces, or none, of one option. */
  low: z.literal("1").optional(),
  /** Only drafts; of no meaning where an admin does not ask. */
  drafts: z.literal("1").optional(),
});

export type ProductPlace = z.output<typeof productPlaceSchema>;

export const listProductsQuerySchema = productPlaceSchema.extend({
  limit: listFields.limit,
  /** In the order of stock, with the rank of the last one seen before its id. */
  cursor: z.union([cursorSchema(0), cursorSchema(1)]),
});

export type ListProductsQuery = z.output<typeof listProductsQuerySchema>;
