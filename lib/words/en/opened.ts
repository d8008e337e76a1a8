import { message } from "@/lib/words/en/pop-ups";
import { shownReviews } from "@/lib/words/en/reviews-shown";

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

/** What opens on the page of a product at a press. It comes to the browser with what opens. */
export const opened = {
  popUps: {
    pleaseLogin: message("Please login first"),
    addedToCart: (product: string) => message(`${product} added to your cart`),
  },
  viewer: {
    place: (name: string, { number, of }: Place) => `${name}, ${number} of ${of}`,
    previous: "Previous picture",
    next: "Next picture",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
  },
  sizeAdvice: {
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
  reviews: shownReviews,
};
