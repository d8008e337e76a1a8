import "server-only";
import type {
  Graph,
  ItemAvailability,
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  Product,
} from "schema-dts";
import { getCategoryByName } from "@/lib/catalog";
import { categoryPath, detailsPath, PATHS } from "@/lib/paths";
import type { ProductDto } from "@/lib/products/dto";
import { getLowStock, isSoldOut } from "@/lib/products/rules";
import { absoluteUrl } from "@/lib/seo/absolute-url";
import { describeProduct } from "@/lib/seo/product-text";
import { DELIVERY_CHARGES, DELIVERY_LOCATIONS, type DeliveryLocation, SITE } from "@/lib/site";
import { breadcrumbs } from "@/lib/structured-data/breadcrumbs";
import { graphOf } from "@/lib/structured-data/graph";

/** Of a product's page. Stock is kept by product and not by variant, so there is one product and no group. */
export function productGraph(product: ProductDto): Graph {
  const category = getCategoryByName(product.category);
  const ofCategory = category && { name: category.name, path: categoryPath(category.slug) };
  const itself = { name: product.name, path: detailsPath(product._id) };
  return graphOf(productThing(product), breadcrumbs([...(ofCategory ? [ofCategory] : []), itself]));
}

function productThing(product: ProductDto): Product {
  const { _id, name, category, sizes, colors, image1, image2, image3 } = product;
  return {
    "@type": "Product",
    name,
    description: describeProduct(product),
    sku: _id,
    category,
    brand: { "@type": "Brand", name: SITE.name },
    image: [image1, image2, image3].filter(Boolean).map(absoluteUrl),
    ...(colors.length > 0 && { color: colors }),
    ...(sizes.length > 0 && { size: sizes }),
    audience: { "@type": "PeopleAudience", suggestedGender: "male" },
    offers: offerOf(product),
  };
}

/** The districts of Bangladesh by the numbers of ISO 3166-2:BD. */
const DISTRICTS = Array.from({ length: 64 }, (_, index) => String(index + 1).padStart(2, "0"));
const DHAKA = "13";

/** No district is in both: a reader would take the lower charge for the whole country. */
const REGIONS: Record<DeliveryLocation, string[]> = {
  "Inside Dhaka": [DHAKA],
  "Outside Dhaka": DISTRICTS.filter((district) => district !== DHAKA),
};

function offerOf(product: ProductDto): Offer {
  return {
    "@type": "Offer",
    url: absoluteUrl(detailsPath(product._id)),
    price: product.price,
    priceCurrency: SITE.currency,
    availability: availabilityOf(product),
    itemCondition: "https://schema.org/NewCondition",
    hasMerchantReturnPolicy: returnPolicy(),
    shippingDetails: DELIVERY_LOCATIONS.map(shippingTo),
  };
}

function availabilityOf(product: ProductDto): ItemAvailability {
  if (isSoldOut(product)) return "https://schema.org/OutOfStock";
  return getLowStock(product) === null
    ? "https://schema.org/InStock"
    : "https://schema.org/LimitedAvailability";
}

/** The policy page says nothing of fees or of sending back, and so does this. */
function returnPolicy(): MerchantReturnPolicy {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: SITE.country,
    returnPolicyCountry: SITE.country,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: SITE.returnWindowDays,
    merchantReturnLink: absoluteUrl(PATHS.returns),
    returnMethod: "https://schema.org/ReturnInStore",
    refundType: ["https://schema.org/FullRefund", "https://schema.org/ExchangeRefund"],
  };
}

function shippingTo(location: DeliveryLocation): OfferShippingDetails {
  return {
    "@type": "OfferShippingDetails",
    shippingDestination: {
      "@type": "DefinedRegion",
      name: location,
      addressCountry: SITE.country,
      addressRegion: REGIONS[location],
    },
    shippingRate: {
      "@type": "MonetaryAmount",
      value: DELIVERY_CHARGES[location],
      currency: SITE.currency,
    },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: days(SITE.confirmationDays),
      transitTime: days(SITE.deliveryDays),
    },
  };
}

function days({ min, max }: { min: number; max: number }) {
  return { "@type": "QuantitativeValue", minValue: min, maxValue: max, unitCode: "DAY" } as const;
}
