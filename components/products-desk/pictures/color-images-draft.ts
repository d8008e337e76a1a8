import { type CountsDraft, listRenames } from "@/components/products-desk/counts/counts-draft";
import type { TypedLists } from "@/components/products-desk/counts/option-names";
import { isAllowedKey } from "@/lib/platform/http/rules";
import { galleriesOf, type Pictured } from "@/lib/catalogue/products/color-picture";
import { foldOption } from "@/lib/stock/options";
import { MAX_GALLERY, parseList } from "@/lib/catalogue/products/rules";

/** What a form holds of the pictures by color. */
export interface ColorImagesDraft {
  /** What is typed, by color and place. What is typed of a color outlives its name. */
  colorImages: Record<string, string>;
}

type Draft = TypedLists & CountsDraft & ColorImagesDraft;

/** The places of a color's gallery. */
export const PLACES: readonly number[] = Array.from({ length: MAX_GALLERY }, (_, place) => place);

/** The first place is that of a form which an older shop has kept. No color has a new line in its name. */
const keyOf = (color: string, place: number): string => foldOption(color) + (place > 0 ? `\n${place}` : "");

export function toColorImagesDraft(product: Pictured): ColorImagesDraft {
  const typed = galleriesOf(product).flatMap(([color, images]) =>
    images.map((address, place) => [keyOf(color, place), address]),
  );
  return { colorImages: Object.fromEntries(typed) };
}

/** The colors that get fields: one alone is shown by the first pictures. */
export function listPicturedColors({ colors }: Pick<TypedLists, "colors">): string[] {
  const names = parseList(colors);
  return names.length > 1 ? names : [];
}

/** False for a name that the API takes as no key, such as one with a dot. */
export const canHavePicture = isAllowedKey;

/** What is typed in the places of a color; under its new name if anything is, else under the one that it had. */
export function galleryOf(draft: Draft, color: string): string[] {
  const renamed = listRenames(draft).find(
    ({ kind, to }) => kind === "color" && foldOption(to) === foldOption(color),
  );
  const names = [color, ...(renamed ? [renamed.from] : [])];
  const isTyped = (name: string) =>
    PLACES.some((place) => Object.hasOwn(draft.colorImages, keyOf(name, place)));
  const name = names.find(isTyped) ?? color;
  return PLACES.map((place) => draft.colorImages[keyOf(name, place)] ?? "");
}

/** The draft with these addresses in the places of a color. */
export function fillGallery(draft: Draft, color: string, addresses: readonly string[]): ColorImagesDraft {
  const typed = PLACES.map((place) => [keyOf(color, place), addresses[place] ?? ""]);
  return { colorImages: { ...draft.colorImages, ...Object.fromEntries(typed) } };
}

/** What is to be saved. */
export function listGalleries(draft: Draft): Record<string, string[]> {
  const filled = parseList(draft.colors)
    .filter(canHavePicture)
    .map((color) => [color, filledOf(galleryOf(draft, color))] as const)
    .filter(([, addresses]) => addresses.length > 0);
  return Object.fromEntries(filled);
}

const filledOf = (addresses: readonly string[]): string[] =>
  addresses.map((address) => address.trim()).filter((address) => address !== "");

/** Whether both show the same; of colors that can have no picture nothing is said. */
export function hasSameGalleries(one: Pictured, other: Pictured): boolean {
  const [first, second] = [foldColors(one), foldColors(other)];
  return (
    first.size === second.size && [...first].every(([color, addresses]) => second.get(color) === addresses)
  );
}

function foldColors(product: Pictured): Map<string, string> {
  const named = galleriesOf(product).filter(([color]) => canHavePicture(color));
  return new Map(named.map(([color, addresses]) => [foldOption(color), addresses.join("\n")]));
}

export function isSameColorImages(one: Draft, other: Draft): boolean {
  const colors = [...parseList(one.colors), ...parseList(other.colors)];
  return colors.every((color) => galleryOf(one, color).join("\n") === galleryOf(other, color).join("\n"));
}
