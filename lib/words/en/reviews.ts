import { messageOf } from "@/lib/platform/http/api-error";
import { form } from "@/lib/words/en/reviews-form";

/** The customers' word about what they have bought. */
export const reviews = {
  failure: messageOf,
  /** What is told beside the fields of a review. */
  told: {
    order: "Please say which order it is.",
    rating: "Please choose 1 to 5 stars.",
    fit: "Please say how it fits.",
    text: "Please use at most 1,000 characters.",
    pictures: "Please send at most 3 pictures.",
    pictureTwice: "Please send each picture once.",
    pictureGone: "A picture is not there any more. Please remove it and choose it again.",
    pictureByLink: "Please log in to send pictures.",
    reply: "Please use at most 500 characters.",
  },
  form,
};
