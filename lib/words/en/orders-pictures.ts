import { messageOf } from "@/lib/platform/http/api-error";

export const TAKE_OR_CHOOSE = "Take or choose";

/** The pictures that a customer sends to the shop. */
export const pictures = {
  yours: "Your pictures",
  take: TAKE_OR_CHOOSE,
  takeLabel: "Take or choose pictures",
  your: (number: number) => `Your picture ${number}`,
  sent: "Sent.",
  upload: (number: number) => `Upload of picture ${number}`,
  sending: (percent: number) => `Sending, ${percent}%`,
  preparing: "Preparing …",
  tryAgain: (number: number) => `Try picture ${number} again`,
  remove: "Remove",
  removeOne: (number: number) => `Remove picture ${number}`,
  /** What the shop says of a file that is too large. */
  tooLarge: (told: string): string => told,
  /** Why a form cannot be sent with them yet. */
  missing: "A picture has not arrived. Please try it again, or remove it.",
  stillSending: "A picture is still being sent. Please wait a moment.",
  list: "Pictures",
  notThere: "Not there",
  larger: (number: number) => `Picture ${number}, larger`,
  dialog: (shows: string) => `Picture: ${shows}`,
  coming: "The picture is coming …",
  /** Why one does not come. */
  failure: messageOf,
};
