import { messageOf, OFFLINE_MESSAGE } from "@/lib/platform/http/api-error";
import { formatDays } from "@/lib/platform/time/format-day";
import { shared } from "@/lib/words/en/shared";

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
  added: { done: "In your cart.", cart: "See your cart", checkout: "Check out now" },
  /** Two days, `YYYY-MM-DD`, between which something arrives. */
  arrival: formatDays,
  pictures: {
    label: (name: string) => `Pictures of ${name}`,
    view: (name: string, number: number) => `${name}, view ${number}`,
    /** On the picture that shows it worn: how tall the model is, and in which size; each may be empty. */
    worn: (height: string, size: string) =>
      `Model${height && ` ${height}`}${size && `${height && ","} wears ${size}`}`,
    open: (name: string, number: number) => `Show picture ${number} of ${name} full screen`,
  },
  /** On the buttons of what opens at a press: its words are in the room `opened`. */
  open: {
    sizeAdvice: "Find my size",
    stockAlert: "Tell me when it is back",
  },
};
