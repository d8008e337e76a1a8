import { readLastSize } from "@/components/ui/last-size";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { type PicturedColor, pictureOf } from "@/lib/catalogue/products/color-picture";
import type { ProductColor } from "@/lib/catalogue/search/swatches";
import { optionSlug } from "@/lib/platform/text/option-slug";
import { type Availability, pickOption, readAvailability } from "@/lib/stock/availability";
import { findSpelling, type ProductOption } from "@/lib/stock/options";

export interface Shown {
  product: ProductDto;
  colors: ProductColor[];
  /** The colour that the first picture shows, where it is known. */
  picturedColor: PicturedColor;
}

const ANY: ProductOption = { size: "", color: "" };

/**
 * What is chosen before a shopper chooses: the pictured colour, or the first that can be had, and a size only where there
 * is one to take.
 */
export function chooseFirst({
  product,
  picturedColor,
}: Pick<Shown, "product" | "picturedColor">): ProductOption {
  const availability = readAvailability(product);
  if (availability.options.length === 0) return withoutGuess(product, ANY);
  return {
    size: onlySize(availability),
    color: firstColor(product, availability, { size: "", picturedColor }),
  };
}

/** The same with what the address, or the choice before the sign-in, names; else the size that was taken last time. */
export function chooseWanted(
  shown: Shown,
  wanted: ProductOption,
): { option: ProductOption; isAsLastTime: boolean } {
  const { product, picturedColor } = shown;
  const availability = readAvailability(product);
  if (availability.options.length === 0)
    return {
      option: withoutGuess(product, { ...wanted, color: findColor(shown, wanted, availability) ?? "" }),
      isAsLastTime: false,
    };
  const size = findSize(product, wanted.size) ?? "";
  const color =
    findColor(shown, { ...wanted, size }, availability) ??
    firstColor(product, availability, { size, picturedColor });
  const last = size || wanted.size ? "" : (findSize(product, readLastSize(product.category)) ?? "");
  const isAsLastTime =
    product.sizes.length > 1 && last !== "" && availability.leftOf({ size: last, color }) !== 0;
  return { option: { size: size || (isAsLastTime ? last : onlySize(availability)), color }, isAsLastTime };
}

/** Whether a size is still to be chosen. */
export const isSizeMissing = ({ sizes }: ProductDto, size: string): boolean =>
  sizes.length > 0 && size === "";

/** What is named of a product that is sold out: of several sizes none, unless it is named. */
function withoutGuess(product: ProductDto, wanted: ProductOption): ProductOption {
  const size = findSize(product, wanted.size);
  const picked = pickOption(product, { ...wanted, size: size ?? "" });
  return size === undefined && product.sizes.length > 1 ? { ...picked, size: "" } : picked;
}

function onlySize({ options }: Availability): string {
  const [only = "", ...others] = new Set(options.map(({ size }) => size));
  return others.length === 0 ? only : "";
}

const findSize = ({ sizes }: ProductDto, wanted: string): string | undefined =>
  findSpelling(sizes, wanted) ??
  sizes.find((size) => wanted !== "" && optionSlug(size) === optionSlug(wanted));

/** The colour of this name or slug; of a family, the first that can be had. */
function findColor(
  { colors }: Shown,
  { size, color }: ProductOption,
  { options }: Availability,
): string | undefined {
  if (color === "") return undefined;
  const slug = optionSlug(color);
  const named = findSpelling(
    colors.map(({ name }) => name),
    color,
  );
  if (named ?? slug === "") return named;
  const own = colors.find((one) => one.slug === slug);
  const family = colors.filter(({ families }) => families.includes(slug)).map(({ name }) => name);
  const canBeHad = (name: string) =>
    options.some((option) => option.color === name && (size === "" || option.size === size));
  return own?.name ?? family.find(canBeHad) ?? family[0];
}

function firstColor(
  product: ProductDto,
  { options }: Availability,
  { size, picturedColor }: Pick<ProductOption, "size"> & Pick<Shown, "picturedColor">,
): string {
  const isIt = (option: ProductOption) =>
    option.color === picturedColor && (size === "" || option.size === size);
  return options.some(isIt) ? (picturedColor ?? "") : pickOption(product, { size, color: "" }).color;
}

/** The picture under which an address opens the page: by each colour's slug and each family's, but that of the first. */
export function listLooks(shown: Shown): string | undefined {
  const { product, colors } = shown;
  const availability = readAvailability(product);
  const opened = pictureOf(product, chooseFirst(shown).color);
  const slugs = [...new Set(colors.flatMap(({ slug, families }) => [slug, ...families]))];
  const looks = slugs.map((slug) => [
    slug,
    pictureOf(product, findColor(shown, { size: "", color: slug }, availability) ?? ""),
  ]);
  const others = looks.filter(([, picture]) => picture !== opened);
  return others.length === 0 ? undefined : JSON.stringify(Object.fromEntries(others));
}
