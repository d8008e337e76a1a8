import { z } from "zod";
import { MAX_WISHES, WISH } from "@/lib/catalogue/wishlist/rules";

/** A wishlist as it is kept, sent and answered. */
export const wishlistSchema = z
  .array(z.string().regex(WISH, "is no product's id with a colour's slug"))
  .max(MAX_WISHES)
  .describe("Products, newest first: id, or id:colour.");

/** PATCH /wishlist: what a device has kept and taken out since it was told the list. */
export const changeWishlistSchema = z.object({
  add: wishlistSchema.optional(),
  drop: wishlistSchema.optional(),
});

export type ChangeWishlistInput = z.output<typeof changeWishlistSchema>;
