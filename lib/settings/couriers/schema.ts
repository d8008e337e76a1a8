import { z } from "zod";
import { CATEGORIES, type CategorySlug } from "@/lib/categories";
import { formatCount } from "@/lib/platform/text/format";

/** Couriers take no parcel of more, so no piece weighs more. */
const MAX_PIECE_GRAMS = 10_000;
const GRAMS = `Please enter whole grams from 1 to ${formatCount(MAX_PIECE_GRAMS)}, or nothing.`;

export const pieceGramsSchema = z.int(GRAMS).min(1, GRAMS).max(MAX_PIECE_GRAMS, GRAMS);

const slugSchema = z.enum(CATEGORIES.map(({ slug }) => slug));

export const couriersSettingsSchema = z.object({
  pieceGrams: z
    .record(slugSchema, pieceGramsSchema)
    .describe("The weight of a piece of each category, by the category's path, in grams."),
});

export type CouriersSettings = z.output<typeof couriersSettingsSchema>;

/** In grams, by category. */
export type PieceGrams = CouriersSettings["pieceGrams"];

export const DEFAULT_PIECE_GRAMS: Readonly<Record<CategorySlug, number>> = {
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
