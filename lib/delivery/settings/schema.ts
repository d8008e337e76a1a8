import { z } from "zod";
import { type CategoryGroup, type CategorySlug, type DefaultSlug, getCategoryBySlug } from "@/lib/categories";
import { allCategories } from "@/lib/shop-categories";
import { COURIER_FACTS, COURIERS, findCourier, FIRST_COURIER } from "@/lib/delivery/couriers/registry";
import { courierSchema } from "@/lib/delivery/couriers/schema";
import { parseWholeNumber } from "@/lib/platform/text/digits";
import { optionalLineField, SETTING_FIELDS } from "@/lib/settings/fields/setting-fields";
import { formatCount } from "@/lib/platform/text/format";
import { settingErrors } from "@/lib/words/en/setting-errors";

/** Couriers take no parcel of more, so no piece weighs more. */
const MAX_PIECE_GRAMS = 10_000;
const GRAMS = settingErrors.grams(formatCount(MAX_PIECE_GRAMS));

export const pieceGramsSchema = z.int(GRAMS).min(1, GRAMS).max(MAX_PIECE_GRAMS, GRAMS);

const slugSchema = z
  .string()
  .refine((slug) => getCategoryBySlug(allCategories(), slug) !== null, settingErrors.category);

const labelOf = (name: unknown): string => COURIER_FACTS[findCourier(String(name)) ?? FIRST_COURIER].label;

export const couriersSettingsSchema = z.object({
  default: courierSchema.clone().register(SETTING_FIELDS, {
    kind: "choice",
    choices: COURIERS.map((name) => COURIER_FACTS[name].label),
    show: labelOf,
    read: (label) => COURIERS.find((name) => COURIER_FACTS[name].label === label),
  }),
  storeName: optionalLineField({ max: 60 }),
  pieceGrams: z
    .record(slugSchema, pieceGramsSchema)
    .describe("The weight of a piece of each category, by the category's path, in grams.")
    .register(SETTING_FIELDS, {
      kind: "number",
      rows: () => allCategories().map(({ slug }) => slug),
      show: String,
      read: (typed) => parseWholeNumber(typed) ?? typed,
    }),
});

export type CouriersSettings = z.output<typeof couriersSettingsSchema>;

/** In grams, by category. */
export type PieceGrams = CouriersSettings["pieceGrams"];

/** Of the twelve. */
export const DEFAULT_PIECE_GRAMS: Readonly<Record<DefaultSlug, number>> = {
  denimpants: 650,
  twillpants: 500,
  shorts: 350,
  fullshirts: 300,
  halfshirts: 250,
  polotshirts: 280,
  basictshirts: 200,
  dropshoulders: 260,
  boxers: 100,
  belts: 250,
  caps: 120,
  wallets: 150,
};

/** Of a piece of a category of the owner's own. */
const GROUP_GRAMS: Readonly<Record<CategoryGroup, number>> = {
  PANTS: 500,
  SHIRTS: 300,
  "T-SHIRTS": 250,
  ACCESSORIES: 150,
};

/** What a piece of each category weighs where the owner has set nothing. */
const usualPieceGrams = (): Record<CategorySlug, number> => ({
  ...Object.fromEntries(allCategories().map(({ slug, group }) => [slug, GROUP_GRAMS[group]])),
  ...DEFAULT_PIECE_GRAMS,
});

export const DEFAULT_COURIERS_SETTINGS: CouriersSettings = {
  default: FIRST_COURIER,
  storeName: "",
  // Categories come and go while the shop runs.
  get pieceGrams() {
    return usualPieceGrams();
  },
};
