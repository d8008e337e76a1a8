import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { foldOption } from "@/lib/stock/options";
import type { ColorImage } from "@/lib/catalogue/products/dto";
import type { UpdateProductInput } from "@/lib/catalogue/products/schema";
import type { RenamedOption } from "@/lib/stock/schema";
import { cleanLine } from "@/lib/platform/text/text";

type GivenPictures = Pick<UpdateProductInput, "colorImages" | "colorGalleries">;

const UNKNOWN_MESSAGE = "Please give pictures only to the colors that the product comes in.";
const DOUBLED_MESSAGE = "Each color can be named only once.";

/** The pictures by colour as they are stored, the colours as the product spells them. Throws INVALID_FIELDS. */
export function listColorImages(given: GivenPictures, colors: string[]): ColorImage[] {
  const { colorImages = {}, colorGalleries } = given;
  if (colorGalleries === undefined)
    return byColor("colorImages", colorImages, colors).map(([color, image]) => ({ color, image }));
  return byColor("colorGalleries", colorGalleries, colors).flatMap(([color, [image, ...others]]) =>
    image === undefined ? [] : toStored(color, image, others),
  );
}

function toStored(color: string, image: string, others: string[]): ColorImage {
  return { color, image, ...(others.length > 0 && { others }) };
}

function byColor<Of>(field: keyof GivenPictures, of: Record<string, Of>, colors: string[]): [string, Of][] {
  const listed = Object.entries(of).map(([name, value]): [string, Of] => {
    const color = colors.find((known) => foldOption(known) === foldOption(cleanLine(name)));
    if (color === undefined) throw invalid(field, UNKNOWN_MESSAGE);
    return [color, value];
  });
  if (new Set(listed.map(([color]) => color)).size < listed.length) throw invalid(field, DOUBLED_MESSAGE);
  return listed;
}

function invalid(field: keyof GivenPictures, message: string): AppError {
  return new AppError("INVALID_FIELDS", { message, fields: { [field]: message } });
}

interface ColorImagesBefore {
  colors: string[];
  colorImages?: ColorImage[] | null | undefined;
}

/**
 * The pictures by colour after an edit: those of colours that are gone go with them. Galleries replace all that there
 * were; first pictures alone replace the first of each gallery that they name, and none of them removes all. Throws
 * INVALID_FIELDS.
 */
export function planColorImages(
  { colors: colorsBefore, colorImages: stored }: ColorImagesBefore,
  { colors = colorsBefore, ...given }: Pick<UpdateProductInput, "colors"> & GivenPictures,
  renamed: RenamedOption[] = [],
): ColorImage[] {
  const kept = keepColors(stored ?? [], colors, renamed);
  if (!given.colorImages && !given.colorGalleries) return kept;
  const listed = listColorImages(given, colors);
  return given.colorGalleries || listed.length === 0 ? listed : replaceFirst(kept, listed);
}

function replaceFirst(kept: ColorImage[], firsts: ColorImage[]): ColorImage[] {
  const unnamed = kept.filter((of) => firsts.every(({ color }) => color !== of.color));
  const named = firsts.map(({ color, image }) => {
    const others = kept.find((of) => of.color === color)?.others ?? [];
    return toStored(
      color,
      image,
      others.filter((other) => other !== image),
    );
  });
  return [...unnamed, ...named];
}

function keepColors(stored: ColorImage[], colors: string[], renamed: RenamedOption[]): ColorImage[] {
  return stored.flatMap(({ color, ...pictures }) => {
    const isOld = ({ kind, from }: RenamedOption) =>
      kind === "color" && foldOption(from) === foldOption(color);
    const name = foldOption(renamed.find(isOld)?.to ?? color);
    const now = colors.find((known) => foldOption(known) === name);
    return now === undefined ? [] : [{ ...pictures, color: now }];
  });
}
