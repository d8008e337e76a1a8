import { z } from "zod";

export const address = z.url({ protocol: /^https?$/ });
const term = (...names: string[]) => z.enum(names.map((name) => `https://schema.org/${name}`));
export const country = z.literal("BD");

const daysSchema = z.object({
  "@type": z.literal("QuantitativeValue"),
  minValue: z.int().min(0),
  maxValue: z.int().min(0),
  unitCode: z.literal("DAY"),
});

export const returnPolicySchema = z.object({
  "@type": z.literal("MerchantReturnPolicy"),
  applicableCountry: country,
  returnPolicyCountry: country,
  returnPolicyCategory: term("MerchantReturnFiniteReturnWindow"),
  merchantReturnDays: z.literal(3),
  merchantReturnLink: address,
  // The policy page asks customers to bring the item; it does not mention sending it.
  returnMethod: term("ReturnInStore"),
  refundType: z.array(term("FullRefund", "ExchangeRefund")).length(2),
});

export const shippingSchema = z.object({
  "@type": z.literal("OfferShippingDetails"),
  shippingDestination: z.object({
    "@type": z.literal("DefinedRegion"),
    addressCountry: country,
    addressRegion: z.array(z.string().regex(/^\d\d$/)).min(1),
  }),
  shippingRate: z.object({
    "@type": z.literal("MonetaryAmount"),
    value: z.int(),
    currency: z.literal("BDT"),
  }),
  deliveryTime: z.object({
    "@type": z.literal("ShippingDeliveryTime"),
    handlingTime: daysSchema,
    transitTime: daysSchema,
  }),
});

const offerSchema = z.object({
  "@type": z.literal("Offer"),
  url: address,
  price: z.int().min(1),
  priceCurrency: z.literal("BDT"),
  availability: term("InStock", "LimitedAvailability", "OutOfStock"),
  itemCondition: term("NewCondition"),
});

const clothingSchema = z.object({
  name: z.string().min(1),
  image: z.array(address).min(1),
  description: z.string().min(1),
  brand: z.object({ "@type": z.literal("Brand"), name: z.string().min(1) }),
  audience: z.object({ "@type": z.literal("PeopleAudience"), suggestedGender: z.literal("male") }),
});

/** Google's required and recommended fields of a merchant listing, as far as the shop knows their values. */
export const productSchema = clothingSchema.extend({
  "@type": z.literal("Product"),
  sku: z.string().min(1),
  color: z.array(z.string()).min(1),
  size: z.array(z.string()).min(1),
  offers: offerSchema.extend({
    hasMerchantReturnPolicy: returnPolicySchema,
    shippingDetails: z.array(shippingSchema).length(2),
  }),
});

const reference = z.strictObject({ "@id": z.string().startsWith("#") });

const variantSchema = z.object({
  "@type": z.literal("Product"),
  // People type it from a printed label.
  sku: z.string().regex(/^[0-9a-z-]{1,50}$/),
  name: z.string().min(1),
  image: address,
  size: z.string().min(1).optional(),
  color: z.string().min(1).optional(),
  offers: offerSchema.extend({
    hasMerchantReturnPolicy: reference,
    shippingDetails: z.array(reference).length(2),
  }),
});

/** Google's fields for the variants of a product that are all on one page. */
export const groupSchema = clothingSchema.extend({
  "@type": z.literal("ProductGroup"),
  url: address,
  productGroupID: z.string().min(1),
  variesBy: z.array(term("size", "color")).min(1),
  hasVariant: z.array(variantSchema).min(2),
});

export const breadcrumbsSchema = z.object({
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(
      z.object({
        "@type": z.literal("ListItem"),
        position: z.int().min(1),
        name: z.string().min(1),
        item: address,
      }),
    )
    .min(2),
});

export const graphSchema = <Things extends [z.ZodType, ...z.ZodType[]]>(...things: Things) =>
  z.strictObject({ "@context": z.literal("https://schema.org"), "@graph": z.tuple(things) });
