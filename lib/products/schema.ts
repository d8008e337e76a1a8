import { z } from "zod";
import { CATEGORY_NAMES } from "@/lib/catalog";
import type { ErrorFields } from "@/lib/http/errors";
import { fieldsOf } from "@/lib/http/field-errors";
import { toPictureAddress } from "@/lib/images/rules";
import { paginationFields } from "@/lib/http/pagination";
import { OPTION_KINDS } from "@/lib/products/constants";
import { optionText, optionTextOrNone } from "@/lib/products/option-text";
import { MAX_OPTIONS, optionKey } from "@/lib/products/options";
import {
  isImageAddress,
  isStockText,
  MAX_PRODUCT_NAME_LENGTH,
  OPTION_STOCK_MESSAGE,
  parseList,
  parseOptionStock,
  parsePrice,
  TOO_MANY_PIECES_MESSAGE,
} from "@/lib/products/rules";
import { cleanLine, isVisible } from "@/lib/text";

const MAX_ADDRESS_LENGTH = 2_000;
const MAX_LIST_ENTRIES = 40;
const MAX_SHORT_TEXT = 100;
const MAX_DETAIL = 200;

const shortText = z
  .string()
  .transform(cleanLine)
  .pipe(z.string().max(MAX_SHORT_TEXT, "Please keep it short."));

const detailText = z
  .string()
  .transform(cleanLine)
  .pipe(z.string().max(MAX_DETAIL, `Please keep it to ${MAX_DETAIL} characters.`));

const price = z.union([z.string().max(40), z.number()]).transform((input, context) => {
  const parsed = parsePrice(input);
  if (parsed !== null) return parsed;
  context.addIssue({ code: "custom", message: "Please enter a whole amount from 1 to 1,000,000 BDT." });
  return z.NEVER;
});

const list = z
  .union([z.string().max(4_000), z.array(z.string().max(MAX_SHORT_TEXT)).max(MAX_LIST_ENTRIES)])
  .transform(parseList)
  .pipe(z.array(z.string().max(MAX_SHORT_TEXT)).max(MAX_LIST_ENTRIES));

const imageMessage = "Please enter an https:// address or choose a picture.";
const image = z
  .string()
  .trim()
  .max(MAX_ADDRESS_LENGTH)
  .refine(isImageAddress, imageMessage)
  .transform(toPictureAddress);
const optionalImage = z
  .string()
  .trim()
  .max(MAX_ADDRESS_LENGTH)
  .refine((address) => address === "" || isImageAddress(address), imageMessage)
  .transform(toPictureAddress);

const optionStock = z.union([z.number(), z.string().max(20)]).transform((input, context) => {
  const pieces = parseOptionStock(String(input));
  if (pieces !== null) return pieces;
  context.addIssue({ code: "custom", message: OPTION_STOCK_MESSAGE });
  return z.NEVER;
});

const stockRow = z.object({ size: optionTextOrNone, color: optionTextOrNone, stock: optionStock });

/** Each option once; that they are options of the product is checked with its sizes and colours. */
const stockRows = z
  .array(stockRow)
  .min(1, "Please count at least one size or color.")
  .max(MAX_OPTIONS, `A product can be counted in at most ${MAX_OPTIONS} options.`)
  .refine(
    (rows) => new Set(rows.map(optionKey)).size === rows.length,
    "Each option can be counted only once.",
  );

const renamedOption = z.object({
  kind: z.enum(OPTION_KINDS),
  from: optionText.pipe(z.string().min(1)),
  to: optionText.pipe(z.string().min(1)),
});

export type RenamedOption = z.output<typeof renamedOption>;

/** By colour; that they are colours of the product is checked with its colours. */
const colorImages = z
  .record(z.string().max(MAX_SHORT_TEXT), image)
  .refine((images) => Object.keys(images).length <= MAX_LIST_ENTRIES, "These are too many pictures.");

const productFields = {
  name: z
    .string("Please enter a name.")
    .transform(cleanLine)
    .pipe(
      z
        .string()
        .refine(isVisible, "Please enter a name.")
        .max(MAX_PRODUCT_NAME_LENGTH, `Please keep the name to ${MAX_PRODUCT_NAME_LENGTH} characters.`),
    ),
  category: z.enum(CATEGORY_NAMES, "Please choose one of the twelve categories."),
  price,
  fit: shortText,
  fabric: detailText,
  weight: detailText,
  care: detailText,
  origin: detailText,
  fitNote: detailText,
  sizes: list,
  colors: list,
  stock: shortText.refine(isStockText, TOO_MANY_PIECES_MESSAGE),
  /** Null: counted as one. */
  stockByOption: stockRows.nullable(),
  image1: image,
  image2: optionalImage,
  image3: optionalImage,
  colorImages,
};

export const createProductSchema = z.object({
  ...productFields,
  fit: productFields.fit.default(""),
  fabric: detailText.optional(),
  weight: detailText.optional(),
  care: detailText.optional(),
  origin: detailText.optional(),
  fitNote: detailText.optional(),
  sizes: productFields.sizes.default([]),
  colors: productFields.colors.default([]),
  stock: productFields.stock.default(""),
  stockByOption: productFields.stockByOption.optional(),
  image2: productFields.image2.default(""),
  image3: productFields.image3.default(""),
  colorImages: productFields.colorImages.optional(),
});

export type CreateProductInput = z.output<typeof createProductSchema>;

/** PATCH sets only the fields that are present. */
export const updateProductSchema = z.object(productFields).partial();

export type UpdateProductInput = z.output<typeof updateProductSchema>;

/** PATCH /products/{id}. */
export const changeProductSchema = updateProductSchema.extend({
  /** The stock text that the editor saw: no edit makes it stale that orders take pieces, so a count names what it replaces. */
  seenStock: z.string().max(MAX_SHORT_TEXT).optional(),
  /** The counts that the editor saw: a row that he left as it was stays as it is now, and of another the difference is booked. */
  seenStockByOption: stockRows.optional(),
  /** Sizes and colours that keep their pieces under another name. */
  renamedOptions: z.array(renamedOption).max(MAX_LIST_ENTRIES).optional(),
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

export const PRODUCT_ORDERS = ["newest", "stock"] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

export const listProductsQuerySchema = z.object({
  category: z.enum(CATEGORY_NAMES).optional(),
  /** Newest first unless told; `stock` begins with what is sold out. */
  order: z.enum(PRODUCT_ORDERS).optional(),
  /** Only what is counted by size and color and has few pieces, or none, of one of them. */
  low: z.literal("1").optional(),
  /** With `cursor`, in the order of stock: the rank of the last one seen. */
  cursorRank: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .optional(),
  ...paginationFields,
});

export type ListProductsQuery = z.output<typeof listProductsQuerySchema>;
