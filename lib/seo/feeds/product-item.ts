import "server-only";
import { type CategoryGroup, type DefaultName, getCategoryByName } from "@/lib/categories";
import { detailsPath } from "@/lib/paths";
import { listPictureAddresses } from "@/lib/catalogue/products/picture-fields";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { PRODUCT_FIELDS } from "@/lib/catalogue/products/fields";
import { listFields } from "@/lib/catalogue/products/list-fields";
import { oldPriceOf } from "@/lib/catalogue/prices/rules";
import { getPicturedColor } from "@/lib/catalogue/products/pictured-color";
import { availabilityInWords } from "@/lib/catalogue/products/rules";
import { listVariants, type Variant } from "@/lib/catalogue/products/variants";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
import { deliveryCharge } from "@/lib/orders/charges/rules";
import { describeProduct } from "@/lib/seo/product-text";
import { xmlElement } from "@/lib/seo/xml";
import { allCategories } from "@/lib/shop-categories";
import { brandFacts, deliveryFacts, orderTerms } from "@/lib/shop-facts";
import { DELIVERY_LOCATIONS, type DeliveryLocation, SITE } from "@/lib/site";
import { CURRENCY } from "@/lib/platform/text/currency";
import { cutAtWord } from "@/lib/platform/text/text";

const CLOTHING = "Apparel & Accessories > Clothing";
const ACCESSORIES = "Apparel & Accessories > Clothing Accessories";

/** In the words of Google's list of product categories, which other catalogues read too. */
const GOOGLE_CATEGORIES: Readonly<Record<string, string>> = {
  "Denim Pants": `${CLOTHING} > Pants`,
  "Twill Pants": `${CLOTHING} > Pants`,
  Shorts: `${CLOTHING} > Shorts`,
  "Full Sleeve Shirts": `${CLOTHING} > Shirts & Tops`,
  "Half Sleeve Shirts": `${CLOTHING} > Shirts & Tops`,
  "Polo T-shirts": `${CLOTHING} > Shirts & Tops`,
  "Basic T-shirt": `${CLOTHING} > Shirts & Tops`,
  "Drop-shoulder": `${CLOTHING} > Shirts & Tops`,
  Boxers: `${CLOTHING} > Underwear & Socks > Underwear`,
  Belts: `${ACCESSORIES} > Belts`,
  Caps: `${ACCESSORIES} > Hats`,
  Wallets: "Apparel & Accessories > Handbags, Wallets & Cases > Wallets & Money Clips",
} satisfies Record<DefaultName, string>;

/** Of the owner's own categories. */
const GOOGLE_GROUPS: Record<CategoryGroup, string> = {
  PANTS: `${CLOTHING} > Pants`,
  SHIRTS: `${CLOTHING} > Shirts & Tops`,
  "T-SHIRTS": `${CLOTHING} > Shirts & Tops`,
  ACCESSORIES,
};

function googleCategoryOf({ category }: ProductDto): string | null {
  const group = getCategoryByName(allCategories(), category)?.group;
  return GOOGLE_CATEGORIES[category] ?? (group ? GOOGLE_GROUPS[group] : null);
}

/** Google reads at most so many colours of one thing, and so many characters of its sizes. */
const MAX_COLORS = 3;
const MAX_SIZE_CHARACTERS = 100;

/** Google reads no more of one title, and of one colour. */
const MAX_TITLE = 150;
const MAX_COLOR = 40;

type Field = [name: string, value: string | null];

/** A product as Google Merchant and Facebook catalogues read it: an item for each option that is counted, or the one. */
export function* productItems(product: ProductDto): Generator<string> {
  const variants = listVariants(product);
  const shared = writeFields(sharedFields(product)) + shippingOf(product);
  if (variants.length === 0) yield `<item>${writeFields(wholeFields(product))}${shared}</item>\n`;
  const groupId = variants.length > 1 ? product._id : null;
  for (const variant of variants)
    yield `<item>${writeFields(variantFields({ variant, groupId }))}${shared}</item>\n`;
}

function wholeFields(product: ProductDto): Field[] {
  return [
    ["id", product._id],
    ["title", product.name],
    ["link", absoluteUrl(detailsPath(product._id))],
    ["image_link", absoluteUrl(product.image1)],
    ...additionalImages(listPictureAddresses(product).slice(1)),
    ["availability", availabilityInWords(product)],
    ["color", colorOf(product)],
    ["size", sizeOf(product)],
  ];
}

interface VariantFieldsOptions {
  variant: Variant;
  /** Null for the only one: it belongs to no group. */
  groupId: string | null;
}

function variantFields({ variant, groupId }: VariantFieldsOptions): Field[] {
  return [
    ["id", variant.sku],
    ["item_group_id", groupId],
    ["title", cutAtWord(variant.name, MAX_TITLE)],
    ["link", absoluteUrl(variant.path)],
    ["image_link", absoluteUrl(variant.image)],
    ...additionalImages(variant.otherImages),
    ["availability", availabilityInWords(variant)],
    ["color", cutAtWord(variant.color, MAX_COLOR)],
    ["size", variant.size],
  ];
}

function additionalImages(images: string[]): Field[] {
  return images.map((image) => ["additional_image_link", absoluteUrl(image)]);
}

/** What is the same of each option. */
function sharedFields(product: ProductDto): Field[] {
  return [
    ["description", describeProduct(product)],
    ["price", amount(oldPriceOf(product) ?? product.price)],
    ["sale_price", oldPriceOf(product) === null ? null : amount(product.price)],
    ["condition", "new"],
    ["brand", brandFacts().name],
    ["identifier_exists", "no"],
    ["google_product_category", googleCategoryOf(product)],
    ["product_type", product.category],
    ...listFields("feedElement").map((name): Field => [
      PRODUCT_FIELDS[name].feedElement,
      product[name] ?? null,
    ]),
    ["gender", "male"],
    ["age_group", "adult"],
  ];
}

function writeFields(fields: Field[]): string {
  return fields.map(([field, value]) => (value ? xmlElement(`g:${field}`, value) : "")).join("");
}

/** The colour that the picture shows, where it is known. */
function colorOf(product: ProductDto): string {
  return getPicturedColor(product) ?? product.colors.slice(0, MAX_COLORS).join("/");
}

/** The sizes, as many as there is room for. */
function sizeOf({ sizes }: ProductDto): string {
  return sizes.reduce((written, size) => {
    const longer = written ? `${written}/${size}` : size;
    return longer.length <= MAX_SIZE_CHARACTERS ? longer : written;
  }, "");
}

function shippingTo(location: DeliveryLocation, price: number): string {
  const parts = [
    xmlElement("g:country", SITE.country),
    xmlElement("g:service", location),
    xmlElement("g:price", amount(deliveryCharge({ deliveryLocation: location }, price))),
    xmlElement("g:min_handling_time", String(orderTerms().confirmationDays.min)),
    xmlElement("g:max_handling_time", String(orderTerms().confirmationDays.max)),
    xmlElement("g:min_transit_time", String(deliveryFacts().days[location].min)),
    xmlElement("g:max_transit_time", String(deliveryFacts().days[location].max)),
  ];
  return `<g:shipping>${parts.join("")}</g:shipping>`;
}

function amount(bdt: number): string {
  return `${bdt.toFixed(2)} ${CURRENCY}`;
}

/** Of one piece, by location. */
const shippingOf = ({ price }: ProductDto): string =>
  DELIVERY_LOCATIONS.map((location) => shippingTo(location, price)).join("");
