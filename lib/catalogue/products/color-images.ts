import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { foldOption } from "@/lib/stock/options";
import type { UpdateProductInput } from "@/lib/catalogue/products/schema";
import type { RenamedOption } from "@/lib/stock/schema";
import { cleanLine } from "@/lib/platform/text/text";

export interface ColorImage {
  color: string;
  image: string;
}

const UNKNOWN_MESSAGE = "Please give pictures only to the colors that the product comes in.";
const DOUBLED_MESSAGE = "Each color can have only one picture.";

/** The pictures by colour as they are stored, the colours as the product spells them. Throws INVALID_FIELDS. */
export function listColorImages(colorImages: Record<string, string>, colors: string[]): ColorImage[] {
  const listed = Object.entries(colorImages).map(([name, image]) => {
    const color = colors.find((known) => foldOption(known) === foldOption(cleanLine(name)));
    if (color === undefined) throw invalidColorImages(UNKNOWN_MESSAGE);
    return { color, image };
  });
  if (new Set(listed.map(({ color }) => color)).size < listed.length)
    throw invalidColorImages(DOUBLED_MESSAGE);
  return listed;
}

function invalidColorImages(message: string): AppError {
  return new AppError("INVALID_FIELDS", { message, fields: { colorImages: message } });
}

interface ColorImagesBefore {
  colors: string[];
  colorImages?: ColorImage[] | null | undefined;
}

/** The pictures by colour after an edit: those of colours that are gone go with them. Throws INVALID_FIELDS. */
export function planColorImages(
  { colors: colorsBefore, colorImages: stored }: ColorImagesBefore,
  { colors = colorsBefore, colorImages }: Pick<UpdateProductInput, "colors" | "colorImages">,
  renamed: RenamedOption[] = [],
): ColorImage[] {
  return colorImages ? listColorImages(colorImages, colors) : keepColors(stored ?? [], colors, renamed);
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
