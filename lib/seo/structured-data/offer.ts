import "server-only";
import type { ItemAvailability, MerchantReturnPolicy, Offer, OfferShippingDetails } from "schema-dts";
import { PATHS } from "@/lib/paths";
import { oldPriceOf, type Priced } from "@/lib/catalogue/prices/rules";
import { getLowStock } from "@/lib/catalogue/products/rules";
import { isSoldOut } from "@/lib/stock/stock-text";
import { pageAddress } from "@/lib/seo/page-address";
import { deliveryCharge } from "@/lib/orders/charges/rules";
import { deliveryFacts, orderTerms } from "@/lib/shop-facts";
import { DELIVERY_LOCATIONS, type DeliveryLocation, SITE } from "@/lib/site";
import { CURRENCY } from "@/lib/platform/text/currency";

/** The districts of Bangladesh by the numbers of ISO 3166-2:BD. */
const DISTRICTS = Array.from({ length: 64 }, (_, index) => String(index + 1).padStart(2, "0"));
const DHAKA = "13";

/** No district is in both: a reader would take the lower charge for the whole country. */
const REGIONS: Record<DeliveryLocation, string[]> = {
  "Inside Dhaka": [DHAKA],
  "Outside Dhaka": DISTRICTS.filter((district) => district !== DHAKA),
};

interface Offered extends Priced {
  path: string;
  /** Text. */
  stock: string;
}

interface Terms {
  hasMerchantReturnPolicy: Offer["hasMerchantReturnPolicy"];
  shippingDetails: Offer["shippingDetails"];
}

export function offerOf(
  { path, stock, ...priced }: Offered,
  terms: Terms = termsInFull(priced.price),
): Offer {
  return {
    "@type": "Offer",
    url: pageAddress(path),
    price: priced.price,
    priceCurrency: CURRENCY,
    ...oldPrice(priced),
    availability: availabilityOf(stock),
    itemCondition: "https://schema.org/NewCondition",
    ...terms,
  };
}

/** The old price as search engines read it: the one that is struck through. */
function oldPrice(priced: Priced): Pick<Offer, "priceSpecification"> {
  const price = oldPriceOf(priced);
  if (price === null) return {};
  return {
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      priceType: "https://schema.org/StrikethroughPrice",
      price,
      priceCurrency: CURRENCY,
    },
  };
}

function termsInFull(price: number): Terms {
  return {
    hasMerchantReturnPolicy: returnPolicy(),
    shippingDetails: DELIVERY_LOCATIONS.map((location) => shippingTo(location, price)),
  };
}

const RETURN_POLICY_ID = "#returnPolicy";
const SHIPPING_IDS: Record<DeliveryLocation, string> = {
  "Inside Dhaka": "#insideDhaka",
  "Outside Dhaka": "#outsideDhaka",
};

/** The terms by their names, for a page with many offers that holds them once: see sharedTerms. */
export const TERMS_BY_ID: Terms = {
  hasMerchantReturnPolicy: { "@id": RETURN_POLICY_ID },
  shippingDetails: DELIVERY_LOCATIONS.map((location) => ({ "@id": SHIPPING_IDS[location] })),
};

/** What TERMS_BY_ID names, for one piece at this price, in whole BDT. */
export function sharedTerms(price: number) {
  return [
    { ...returnPolicy(), "@id": RETURN_POLICY_ID },
    ...DELIVERY_LOCATIONS.map((location) => ({
      ...shippingTo(location, price),
      "@id": SHIPPING_IDS[location],
    })),
  ];
}

function availabilityOf(stock: string): ItemAvailability {
  if (isSoldOut({ stock })) return "https://schema.org/OutOfStock";
  return getLowStock({ stock }) === null
    ? "https://schema.org/InStock"
    : "https://schema.org/LimitedAvailability";
}

/** The policy page says nothing of fees or of sending back, and so does this. */
function returnPolicy() {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: SITE.country,
    returnPolicyCountry: SITE.country,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: orderTerms().returnDays,
    merchantReturnLink: pageAddress(PATHS.returns),
    returnMethod: "https://schema.org/ReturnInStore",
    refundType: ["https://schema.org/FullRefund", "https://schema.org/ExchangeRefund"],
  } as const satisfies MerchantReturnPolicy;
}

function shippingTo(location: DeliveryLocation, price: number) {
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
      value: deliveryCharge({ deliveryLocation: location }, price),
      currency: CURRENCY,
    },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: days(orderTerms().confirmationDays),
      transitTime: days(deliveryFacts().days[location]),
    },
  } as const satisfies OfferShippingDetails;
}

function days({ min, max }: { min: number; max: number }) {
  return { "@type": "QuantitativeValue", minValue: min, maxValue: max, unitCode: "DAY" } as const;
}
