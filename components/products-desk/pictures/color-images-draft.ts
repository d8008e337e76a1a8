import { type CountsDraft, listRenames } from "@/components/products-desk/counts/counts-draft";
import type { TypedLists } from "@/components/products-desk/counts/option-names";
import { isAllowedKey } from "@/lib/platform/http/rules";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { foldOption } from "@/lib/stock/options";
import { parseList } from "@/lib/catalogue/products/rules";

/** What a form holds of the pictures by color. */
export interface ColorImagesDraft {
  /** What is typed, by foldOption(). What is typed of a color outlives its name. */
  colorImages: Record<string, string>;
}

type Draft = TypedLists & CountsDraft & ColorImagesDraft;

export function toColorImagesDraft({ colorImages = {} }: Pick<ProductDto, "colorImages">): ColorImagesDraft {
  const typed = Object.entries(colorImages).map(([color, address]) => [foldOption(color), address]);
  return { colorImages: Object.fromEntries(typed) };
}

/** The colors that get a field each: one alone is shown by the first picture. */
export function listPicturedColors({ colors }: Pick<TypedLists, "colors">): string[] {
  const names = parseList(colors);
  return names.length > 1 ? names : [];
}

/** False for a name that the API takes as no key, such as one with a dot. */
export const canHavePicture = isAllowedKey;

/** What is typed for a color; under its new name if anything is, else under the one that it had. */
export function colorImageOf(draft: Draft, color: string): string {
  const renamed = listRenames(draft).find(
    ({ kind, to }) => kind === "color" && foldOption(to) === foldOption(color),
  );
  const names = [color, ...(renamed ? [renamed.from] : [])].map(foldOption);
  const name = names.find((known) => Object.hasOwn(draft.colorImages, known));
  return name === undefined ? "" : (draft.colorImages[name] ?? "");
}

export function fillColorImage({ colorImages }: ColorImagesDraft, color: string, address: string) {
  return { colorImages: { ...colorImages, [foldOption(color)]: address } };
}

/** What is to be saved. */
export function listColorImages(draft: Draft): Record<string, string> {
  const filled = parseList(draft.colors)
    .filter(canHavePicture)
    .map((color) => [color, colorImageOf(draft, color).trim()] as const)
    .filter(([, address]) => address !== "");
  return Object.fromEntries(filled);
}

/** Whether both show the same; of colors that can have no picture nothing is said. */
export function hasSameColorImages(
  one: Record<string, string> = {},
  other: Record<string, string> = {},
): boolean {
  const [first, second] = [foldColors(one), foldColors(other)];
  return first.size === second.size && [...first].every(([color, address]) => second.get(color) === address);
}

function foldColors(colorImages: Record<string, string>): Map<string, string> {
  const named = Object.entries(colorImages).filter(([color]) => canHavePicture(color));
  return new Map(named.map(([color, address]) => [foldOption(color), address]));
}

export function isSameColorImages(one: Draft, other: Draft): boolean {
  const colors = [...parseList(one.colors), ...parseList(other.colors)];
  return colors.every((color) => colorImageOf(one, color) === colorImageOf(other, color));
}
