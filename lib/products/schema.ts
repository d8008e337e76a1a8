import { z } from "zod";
import { CATEGORY_NAMES } from "@/lib/catalog";
import type { ErrorFields } from "@/lib/http/errors";
import { fieldsOf } from "@/lib/http/field-errors";
import { toPictureAddress } from "@/lib/images/rules";
import { paginationFields } from "@/lib/http/pagination";
import {
  isImageAddress,
  isStockText,
  MAX_PRODUCT_NAME_LENGTH,
  parseList,
  parsePrice,
  TOO_MANY_PIECES_MESSAGE,
} from "@/lib/products/rules";
import { cleanLine, isVisible } from "@/lib/text";

const MAX_ADDRESS_LENGTH = 2_000;
const MAX_LIST_ENTRIES = 40;
const MAX_SHORT_TEXT = 100;

const shortText = z
  .string()
  .transform(cleanLine)
  .pipe(z.string().max(MAX_SHORT_TEXT, "Please keep it short."));

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
  sizes: list,
  colors: list,
  stock: shortText.refine(isStockText, TOO_MANY_PIECES_MESSAGE),
  image1: image,
  image2: optionalImage,
  image3: optionalImage,
};

export const createProductSchema = z.object({
  ...productFields,
  fit: productFields.fit.default(""),
  sizes: productFields.sizes.default([]),
  colors: productFields.colors.default([]),
  stock: productFields.stock.default(""),
  image2: productFields.image2.default(""),
  image3: productFields.image3.default(""),
});

export type CreateProductInput = z.output<typeof createProductSchema>;

/** PATCH sets only the fields that are present. */
export const updateProductSchema = z.object(productFields).partial();

export type UpdateProductInput = z.output<typeof updateProductSchema>;

/** PATCH /products/{id}. */
export const changeProductSchema = updateProductSchema.extend({
  /** The stock text that the editor saw: no edit makes it stale that orders take pieces, so a count names what it replaces. */
  seenStock: z.string().max(MAX_SHORT_TEXT).optional(),
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
  /** With `cursor`, in the order of stock: the rank of the last one seen. */
  cursorRank: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .optional(),
  ...paginationFields,
});

export type ListProductsQuery = z.output<typeof listProductsQuerySchema>;
