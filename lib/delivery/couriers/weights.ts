import { getCategoryByName } from "@/lib/categories";
import type { PieceGrams } from "@/lib/delivery/settings/schema";
import { allCategories } from "@/lib/shop-categories";

/** The weight of a piece whose category the shop no longer has. */
const USUAL_PIECE_GRAMS = 300;
/** Bag, slip and label. */
const PACKAGING_GRAMS = 50;

interface Weighed {
  category: string;
  quantity: number;
}

/** The weight of a parcel with all its pieces and its packaging, in grams. */
export function weighParcel(lines: readonly Weighed[], pieceGrams: PieceGrams): number {
  const gramsOf = (name: string): number => {
    const category = getCategoryByName(allCategories(), name);
    return (category && pieceGrams[category.slug]) ?? USUAL_PIECE_GRAMS;
  };
  return lines.reduce((sum, { category, quantity }) => sum + gramsOf(category) * quantity, PACKAGING_GRAMS);
}
