import { z } from "zod";
import { changeWishlist } from "@/lib/catalogue/wishlist/change-wishlist";
import { changeWishlistSchema, wishlistSchema } from "@/lib/catalogue/wishlist/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// PATCH /api/wishlist
export const PATCH = route(
  {
    summary: "A device joins its wishlist with its account's, and is told what it is then",
    auth: "customer",
    accountRate: { name: "wishlist", points: 240, windowSeconds: 60 },
    body: changeWishlistSchema,
    errors: ["IN_PROGRESS"],
    response: z.object({ wishlist: wishlistSchema }),
  },
  async ({ user, body }) => ({ wishlist: await changeWishlist({ user, change: body }) }),
);

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = methodNotAllowed("PATCH");
