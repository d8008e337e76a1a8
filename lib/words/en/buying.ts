import { messageOf, OFFLINE_MESSAGE } from "@/lib/platform/http/api-error";
import { formatDays } from "@/lib/platform/time/format-day";
import { message } from "@/lib/words/en/pop-ups";
import { shared } from "@/lib/words/en/shared";

interface Measured {
  size: string;
  /** In inches. */
  measure: number;
}

interface KeptAlert {
  channel: "mail" | "sms";
  /** `YYYY-MM-DD` */
  until: string;
  choice: string;
}

interface Place {
  number: number;
  of: number;
}

const tell = ({ size, measure }: Measured): string => `${size} (${measure} in)`;

const sayDay = (day: string): string =>
  new Date(day).toLocaleDateString("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/**
 * What a product's page says in the browser: options, the cart, sizes, alerts of stock. A `choice` is empty where
 * there is nothing to choose.
 */
export const buying = {
  /** What has gone wrong with a call. */
  failure: messageOf,
  offline: OFFLINE_MESSAGE,
  options: {
    color: "Color",
    size: "Size",
    soldOut: "sold out",
    notMade: "not made",
    notMadeIn: (color: string) => `not made in ${color}`,
    unknownPictures: "The pictures may show another color",
    lastTime: (size: string) => `You took ${size} last time`,
    cannotBeHad: (choice: string) => `${choice || "It"} cannot be had`,
    isSoldOut: (choice: string) => `${choice || "It"} is sold out.`,
    isNotMade: (choice: string) => `${choice || "It"} is not made.`,
    instead: "Still in stock:",
  },
  question: { ask: "Which size?", announce: "Choose a size to add it to your cart." },
  quantity: "Quantity",
  wrongQuantity: shared.wrongQuantity,
  button: { add: "Add to Cart", pending: "Adding …", soldOut: "Sold out · Tell me" },
  added: { done: "In your cart.", cart: "See your cart", or: "or", checkout: "check out now" },
  popUps: {
    pleaseLogin: message("Please login first"),
    addedToCart: (product: string) => message(`${product} added to your cart`),
  },
  /** Two days, `YYYY-MM-DD`, between which something arrives. */
  arrival: formatDays,
  pictures: {
    label: (name: string) => `Pictures of ${name}`,
    view: (name: string, number: number) => `${name}, view ${number}`,
    open: (name: string, number: number) => `Show picture ${number} of ${name} full screen`,
    place: (name: string, { number, of }: Place) => `${name}, ${number} of ${of}`,
    previous: "Previous picture",
    next: "Next picture",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
  },
  sizeAdvice: {
    open: "Find my size",
    hint: "Measure it as told below, in inches or centimetres (88 cm). The size on a label is not the measure.",
    notUnderstood: "Please type a number, such as 34.5.",
    unknown: "We cannot tell for this product.",
    fits: (size: Measured) => `${tell(size)} fits you.`,
    between: (closer: Measured, looser: Measured) =>
      `You are between two sizes: ${tell(closer)} fits closer, ${tell(looser)} looser.`,
    tooLarge: (largest: Measured) => `Our largest size is ${tell(largest)}. We have none that fits you.`,
    tooSmall: (smallest: Measured) => `Our smallest size is ${tell(smallest)}. We have none that fits you.`,
    take: (size: string) => `Take ${size}`,
  },
  stockAlert: {
    open: "Tell me when it is back",
    tellMe: (choice: string) => `Tell me when ${choice || "it"} is back`,
    pending: "Sending …",
    mail: "Your email",
    phoneOrMail: "Your mobile number or email",
    noSize: "Please choose your size first.",
    noContact: "Please enter where we can write to you.",
    /** What the shop has told of the contact. */
    wrongContact: (told: string, _isMailOnly: boolean): string => told,
    isBack: "It is in stock.",
    show: "Show it",
    kept: ({ channel, until, choice }: KeptAlert) =>
      `We'll ${channel === "sms" ? "text" : "email"} you once when ${choice || "it"} is back, until ${sayDay(until)}.`,
  },
};
