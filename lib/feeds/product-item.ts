import "server-only";
import type { CategoryName } from "@/lib/catalog";
import { detailsPath } from "@/lib/paths";
import type { ProductDto } from "@/lib/products/dto";
import { getPicturedColor } from "@/lib/products/pictured-color";
import { availabilityInWords } from "@/lib/products/rules";
import { absoluteUrl } from "@/lib/seo/absolute-url";
import { describeProduct } from "@/lib/seo/product-text";
import { xmlElement } from "@/lib/seo/xml";
import { DELIVERY_CHARGES, DELIVERY_LOCATIONS, type DeliveryLocation, SITE } from "@/lib/site";

const CLOTHING = "Apparel & Accessories > Clothing";
const ACCESSORIES = "Apparel & Accessories > Clothing Accessories";

/** In the words of Google's list of product categories, which other catalogues read too. */
const GOOGLE_CATEGORIES: Record<CategoryName, string> = {
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
};

/** Google reads at most so many colours of one thing, and so many characters of its sizes. */
const MAX_COLORS = 3;
const MAX_SIZE_CHARACTERS = 100;

/**
 * A product as Google Merchant and Facebook catalogues read it. Stock is not kept by size and colour, so each product
 * is one item and belongs to no group.
 */
export function productItem(product: ProductDto): string {
  const { _id, name, category, price, image1, image2, image3 } = product;
  const fields: [field: string, value: string | null][] = [
    ["id", _id],
    ["title", name],
    ["description", describeProduct(product)],
    ["link", absoluteUrl(detailsPath(_id))],
    ["image_link", absoluteUrl(image1)],
    ...[image2, image3].map((image): [string, string | null] => [
      "additional_image_link",
      image && absoluteUrl(image),
    ]),
    ["availability", availabilityInWords(product)],
    ["price", amount(price)],
    ["condition", "new"],
    ["brand", SITE.name],
    ["identifier_exists", "no"],
    ["google_product_category", GOOGLE_CATEGORIES[category]],
    ["product_type", category],
    ["color", colorOf(product)],
    ["size", sizeOf(product)],
    ["gender", "male"],
    ["age_group", "adult"],
  ];
  const elements = fields.map(([field, value]) => (value ? xmlElement(`g:${field}`, value) : ""));
  return `<item>${elements.join("")}${DELIVERY_LOCATIONS.map(shippingTo).join("")}</item>\n`;
}

/** The colour that the picture shows, where it is known. */
function colorOf(product: ProductDto): string {
  return getPicturedColor(product) ?? product.colors.slice(0, MAX_COLORS).join("/");
}

/** As many of the sizes as there is room for. */
function sizeOf({ sizes }: ProductDto): string {
  return sizes.reduce((written, size) => {
    const longer = written ? `${written}/${size}` : size;
    return longer.length <= MAX_SIZE_CHARACTERS ? longer : written;
  }, "");
}

function shippingTo(location: DeliveryLocation): string {
  const parts = [
    xmlElement("g:country", SITE.country),
    xmlElement("g:service", location),
    xmlElement("g:price", amount(DELIVERY_CHARGES[location])),
    xmlElement("g:min_handling_time", String(SITE.confirmationDays.min)),
    xmlElement("g:max_handling_time", String(SITE.confirmationDays.max)),
    xmlElement("g:min_transit_time", String(SITE.deliveryDays.min)),
    xmlElement("g:max_transit_time", String(SITE.deliveryDays.max)),
  ];
  return `<g:shipping>${parts.join("")}</g:shipping>`;
}

function amount(bdt: number): string {
  return `${bdt.toFixed(2)} ${SITE.currency}`;
}
