import "server-only";
import { z } from "zod";
import { CATEGORIES } from "@/lib/categories";
import {
  type CouriersSettings,
  DEFAULT_PIECE_GRAMS,
  type PieceGrams,
  pieceGramsSchema,
} from "@/lib/settings/couriers/schema";
import { readStoredSettings } from "@/lib/settings/stored-settings";

/** The weights as the owner has set them, else as by default. */
export async function readPieceGrams(): Promise<PieceGrams> {
  return toCouriersSettings((await readStoredSettings()).couriers).pieceGrams;
}

const storedSchema = z.object({ pieceGrams: z.record(z.string(), z.unknown()) });

/** A weight that makes no sense, as a later version of the shop may have written it, is as by default. */
export function toCouriersSettings(group: unknown): CouriersSettings {
  const stored = storedSchema.safeParse(group).data?.pieceGrams ?? {};
  const pieceGrams: PieceGrams = { ...DEFAULT_PIECE_GRAMS };
  for (const { slug } of CATEGORIES)
    pieceGrams[slug] = pieceGramsSchema.safeParse(stored[slug]).data ?? pieceGrams[slug];
  return { pieceGrams };
}
