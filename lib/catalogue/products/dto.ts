import { z } from "zod";
import {
  byName,
  FIELD_NAMES,
  type FieldKind,
  type FieldName,
  FIELDS,
  type KindOf,
  type NameOf,
  type OptionalName,
  PLAIN_FIELDS,
  type PlainName,
} from "@/lib/catalogue/products/fields";
import type { ProductOption } from "@/lib/stock/options";
import type { Choosable, StockNote } from "@/lib/stock/availability";

export const stockRowDtoSchema = z.object({
  size: z.string(),
  color: z.string(),
  stock: z.int().describe("Pieces that can be ordered."),
});

/** How each kind of field is answered. */
const ANSWERS = {
  text: z.string(),
  paragraphs: z.string(),
  category: z.string(),
  money: z.int(),
  count: z.int(),
  flag: z.boolean(),
  list: z.array(z.string()),
  picture: z.string(),
  stock: z.string(),
  stockByOption: z.array(stockRowDtoSchema),
  colorImages: z.record(z.string(), z.string()),
  colorGalleries: z.record(z.string(), z.array(z.string())),
} satisfies Record<FieldKind, z.ZodType>;

type Answer<Name extends FieldName> = (typeof ANSWERS)[KindOf<Name>];
type Answers = {
  [Name in FieldName]: Name extends OptionalName ? z.ZodOptional<Answer<Name>> : Answer<Name>;
};

export const productDtoSchema = z.object({
  _id: z.string(),
  ...byName<Answers>(FIELD_NAMES, (_name, { kind, presence, description }) => {
    const answer = presence === "optional" ? ANSWERS[kind].optional() : ANSWERS[kind];
    return description === undefined ? answer : answer.describe(description);
  }),
  version: z.int().describe("For If-Match."),
  beforeSale: z
    .object({ price: z.int(), compareAtPrice: z.int().optional() })
    .optional()
    .describe("For admins, of one product: what it cost before the sale that it is in."),
});

export type ProductDto = z.output<typeof productDtoSchema>;

/** What a card shows of a product: also what it says of the stock, or what tells that. */
export type CardProduct = Pick<ProductDto, "_id" | NameOf<{ isOnCard: true }>> & {
  /** The colour that its picture shows, where it is not the one that was asked for. */
  shownIn?: string;
  /** The option that was asked for: its page opens on it. */
  option?: ProductOption;
} & (Choosable | { stockNote: StockNote });

type ProductSource = Omit<ProductDto, "_id" | "colorImages" | "colorGalleries" | "beforeSale"> & {
  _id: { toString(): string };
  colorImages?: ColorImage[] | undefined;
};

/** The pictures of a colour, as they are stored. */
export interface ColorImage {
  color: string;
  image: string;
  /** The rest of its gallery. */
  others?: string[] | null | undefined;
}

/** A product as everybody may see it. */
export const toProductDto = (product: ProductSource): ProductDto => toDto(product, PUBLIC_FIELDS);

/** The same with what admins alone are told. */
export const toAdminProductDto = (product: ProductSource): ProductDto => toDto(product, PLAIN_FIELDS);

/** The one of the two for somebody who is told the cost, or is not. */
export const toDtoFor = ({ withCost = false }: { withCost?: boolean }) =>
  withCost ? toAdminProductDto : toProductDto;

function toDto(product: ProductSource, fields: readonly PlainName[]): ProductDto {
  const { _id, stockByOption, colorImages, version } = product;
  return {
    _id: _id.toString(),
    ...plainFieldsOf(product, fields),
    ...(stockByOption && {
      stockByOption: stockByOption.map(({ size, color, stock }) => ({ size, color, stock })),
    }),
    ...(colorImages &&
      colorImages.length > 0 && {
        colorImages: toColorImages(colorImages),
        colorGalleries: toColorGalleries(colorImages),
      }),
    version,
  };
}

type PlainFields = Pick<ProductDto, PlainName>;

const PUBLIC_FIELDS = PLAIN_FIELDS.filter((name) => !FIELDS[name].isForAdmins);

/** These fields, without the optional ones that are empty. */
function plainFieldsOf(product: PlainFields, fields: readonly PlainName[]): PlainFields {
  const filled = fields.filter((name) => product[name] || FIELDS[name].presence !== "optional");
  return byName<PlainFields>(filled, (name) => product[name]);
}

/** `fromEntries` defines its keys: a colour can be called anything. */
export function toColorImages(colorImages: ColorImage[]): Record<string, string> {
  return Object.fromEntries(colorImages.map(({ color, image }) => [color, image]));
}

/** The same with the whole gallery of each colour. */
export function toColorGalleries(colorImages: ColorImage[]): Record<string, string[]> {
  return Object.fromEntries(
    colorImages.map(({ color, image, others }) => [color, [image, ...(others ?? [])]]),
  );
}
