import { CATEGORY_NAMES, type CategoryName } from "@/lib/categories";

/** The weight of a piece of each category, in grams. */
const PIECE_GRAMS: Readonly<Record<CategoryName, number>> = {
  "Denim Pants": 650,
  "Twill Pants": 500,
  Shorts: 350,
  "Full Sleeve Shirts": 300,
  "Half Sleeve Shirts": 250,
  "Polo T-shirts": 280,
  "Basic T-shirt": 200,
  "Drop-shoulder": 260,
  Boxers: 100,
  Belts: 250,
  Caps: 120,
  Wallets: 150,
};

/** The weight of a piece whose category the shop no longer has. */
const USUAL_PIECE_GRAMS = 300;
/** Bag, slip and label. */
const PACKAGING_GRAMS = 50;

interface Weighed {
  category: string;
  quantity: number;
}

/** The weight of a parcel with all its pieces and its packaging, in grams. */
export function weighParcel(lines: readonly Weighed[]): number {
  const gramsOf = (name: string): number => {
    const category = CATEGORY_NAMES.find((known) => known === name);
    return category ? PIECE_GRAMS[category] : USUAL_PIECE_GRAMS;
  };
  return lines.reduce((sum, { category, quantity }) => sum + gramsOf(category) * quantity, PACKAGING_GRAMS);
}
