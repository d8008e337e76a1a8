import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { isAllowedKey } from "@/lib/platform/http/rules";
import { foldOption } from "@/lib/stock/options";
import type { ColorImage } from "@/lib/catalogue/products/dto";
import type { UpdateProductInput } from "@/lib/catalogue/products/schema";
import type { RenamedOption } from "@/lib/stock/schema";
import { optionSlug } from "@/lib/platform/text/option-slug";
import { cleanLine } from "@/lib/platform/text/text";

type GivenPictures = Pick<UpdateProductInput, "colorImages" | "colorGalleries">;

const UNKNOWN_MESSAGE = "Please give pictures only to the colors that the product comes in.";
const DOUBLED_MESSAGE = "Each color can be named only once.";
const CONTRADICTION_MESSAGE =
  "Please send the first picture of each gallery as the color's image, or leave these out.";

/**
 * The pictures by colour as they are stored, the colours as the product spells them. Where both are given, the galleries
 * win, and first pictures that say otherwise are refused. Throws INVALID_FIELDS.
 */
export function listColorImages(given: GivenPictures, colors: string[]): ColorImage[] {
  const { colorImages = {}, colorGalleries } = given;
  const firsts = byColor("colorImages", colorImages, colors);
  if (colorGalleries === undefined) return firsts.map(([color, image]) => ({ color, image }));
  const galleries = byColor("colorGalleries", colorGalleries, colors);
  const first = new Map(galleries.map(([color, [image]]) => [color, image]));
  if (firsts.some(([color, image]) => first.get(color) !== image))
    throw invalid("colorImages", CONTRADICTION_MESSAGE);
  return galleries.flatMap(([color, [image, ...others]]) =>
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
  if (given.colorGalleries) return [...listed, ...unnameable(kept)];
  return listed.length === 0 ? listed : replaceFirst(kept, listed);
}

/** Those of colours that nobody can name in a call, such as one with a dot: leaving them out says nothing about them. */
const unnameable = (kept: ColorImage[]): ColorImage[] => kept.filter(({ color }) => !isAllowedKey(color));

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
    const now = colors.find((known) => foldOption(known) === name) ?? respelled(name, colors, stored);
    return now === undefined ? [] : [{ ...pictures, color: now }];
  });
}

/** The colour under its new spelling, such as "Off-White" of "Off White", where no other colour has or had that name. */
function respelled(name: string, colors: string[], stored: ColorImage[]): string | undefined {
  const isNamed = (color: string) => stored.some((of) => foldOption(of.color) === foldOption(color));
  const slug = optionSlug(name);
  const alike = colors.filter((color) => slug !== "" && optionSlug(color) === slug && !isNamed(color));
  const rivals = stored.filter(({ color }) => optionSlug(color) === slug);
  return alike.length === 1 && rivals.length === 1 ? alike[0] : undefined;
}
