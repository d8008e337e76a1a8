import "server-only";
import type { ItemAvailability, MerchantReturnPolicy, Offer, OfferShippingDetails } from "schema-dts";
import { detailsPath, PATHS } from "@/lib/paths";
import type { ProductDto } from "@/lib/products/dto";
import { getLowStock, isSoldOut } from "@/lib/products/rules";
import { absoluteUrl } from "@/lib/seo/absolute-url";
import { DELIVERY_CHARGES, DELIVERY_LOCATIONS, type DeliveryLocation, SITE } from "@/lib/site";

/** The districts of Bangladesh by the numbers of ISO 3166-2:BD. */
const DISTRICTS = Array.from({ length: 64 }, (_, index) => String(index + 1).padStart(2, "0"));
const DHAKA = "13";

/** No district is in both: a reader would take the lower charge for the whole country. */
const REGIONS: Record<DeliveryLocation, string[]> = {
  "Inside Dhaka": [DHAKA],
  "Outside Dhaka": DISTRICTS.filter((district) => district !== DHAKA),
};

export function offerOf(product: ProductDto): Offer {
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
