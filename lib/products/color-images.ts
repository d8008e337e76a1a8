import "server-only";
import { AppError } from "@/lib/http/errors";
import { foldOption } from "@/lib/products/options";
import type { RenamedOption, UpdateProductInput } from "@/lib/products/schema";

export interface ColorImage {
  color: string;
  image: string;
}

/** The pictures by colour as they are stored, the colours as the product spells them. Throws INVALID_FIELDS. */
export function listColorImages(colorImages: Record<string, string>, colors: string[]): ColorImage[] {
  return Object.entries(colorImages).map(([name, image]) => {
    const color = colors.find((known) => foldOption(known) === foldOption(name));
    if (color !== undefined) return { color, image };
    const message = "Please give pictures only to the colors that the product comes in.";
    throw new AppError("INVALID_FIELDS", { message, fields: { colorImages: message } });
  });
}

interface ColorImageChange {
  set?: { colorImages: ColorImage[] };
  unset?: { colorImages: 1 };
}

/** What an edit makes of the pictures by colour: those of colours that are gone go with them. */
export function planColorImages(
  before: { colors: string[]; colorImages?: ColorImage[] | null | undefined },
  { colors = before.colors, colorImages }: Pick<UpdateProductInput, "colors" | "colorImages">,
  renamed: RenamedOption[] = [],
): ColorImageChange {
  const stored = before.colorImages ?? [];
  const wanted = colorImages ? listColorImages(colorImages, colors) : keepColors(stored, colors, renamed);
  if (wanted.length > 0) return { set: { colorImages: wanted } };
  return stored.length > 0 ? { unset: { colorImages: 1 } } : {};
}

function keepColors(stored: ColorImage[], colors: string[], renamed: RenamedOption[]): ColorImage[] {
  return stored.flatMap(({ color, image }) => {
    const isOld = ({ kind, from }: RenamedOption) =>
      kind === "color" && foldOption(from) === foldOption(color);
    const name = foldOption(renamed.find(isOld)?.to ?? color);
    const now = colors.find((known) => foldOption(known) === name);
    return now === undefined ? [] : [{ color: now, image }];
  });
}
