import { LOOK_THEN_PAY } from "@/lib/words/en/promises";
import type { Category } from "@/lib/categories";
import { formatCount } from "@/lib/platform/text/format";
import type { DeliveryLocation, DeliveryZone } from "@/lib/site";
import { sizeGuides } from "@/lib/words/en/size-guides";

/** The page of a product: what is rendered on the server. */
export const product = {
  breadcrumb: "Breadcrumb",
  description: "Description",
  byPhone: {
    text: "The cart needs JavaScript, which is off in this browser. Order by phone instead:",
    soldOut: "sold out",
    /** Of a color without sizes. */
    there: "there",
  },
  ask: {
    /** The message that a shopper sends. */
    message: ({ name, address }: { name: string; address: string }) =>
      `Hello, I have a question about ${name}: ${address}`,
    onWhatsApp: "Ask on WhatsApp",
  },
  share: {
    share: "Share",
    copy: "Copy link",
    copied: "Link copied.",
  },
  delivery: {
    lookThenPay: LOOK_THEN_PAY,
    location: (name: DeliveryLocation): string => name,
    zone: ({ name }: DeliveryZone): string => name,
    arrives: (time: string) => `arrives in ${time}`,
    free: "Free delivery",
    isFree: "Delivery of this product is free.",
    freeFrom: (amount: string) => `Delivery is free for orders of ${amount} or more.`,
    zones: "Areas with a charge of their own",
  },
  facts: {
    type: "Type",
    fit: "Fit",
    sizes: "Sizes",
    colors: "Colors",
    price: "Price",
    payment: "Payment",
    fabric: "Fabric",
    weight: "Weight",
    fitNote: "Size advice",
    care: "Care",
    origin: "Made in",
    delivery: "Delivery",
    confirmation: "Confirmation",
    exchange: "Exchange",
  },
  anywhere: (time: string) => `${time}, anywhere in Bangladesh`,
  confirmation: "We'll call you to confirm the order. Its status is on your Orders page.",
  exchange: (days: string) => `Within ${days} of receiving it`,
  sizeGuides,
  /** Other products. */
  more: ({ plural }: Category) => `More ${plural}`,
  inSameSize: "In stock in the same size",
  inStock: "In stock now",
  inSizes: (sizes: readonly string[]) => `In ${sizes.join(", ")}`,
  reviews: {
    title: "Reviews",
    /** Of five stars, with one decimal or none. */
    average: (stars: number): string => String(stars),
    count: (count: number) => (count === 1 ? "1 review" : `${formatCount(count)} reviews`),
    /** So many of those who say how it fits. */
    fits: {
      tight: (said: number, all: number) => `${said} of ${all} say it is tight`,
      right: (said: number, all: number) => `${said} of ${all} say it is true to size`,
      loose: (said: number, all: number) => `${said} of ${all} say it is loose`,
    },
  },
};
