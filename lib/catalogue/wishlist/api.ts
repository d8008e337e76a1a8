import type { ChangeWishlistInput } from "@/lib/catalogue/wishlist/schema";
import { callProtected } from "@/lib/platform/http/client";

/** Changes the account's wishlist, and returns what it is then. Throws ApiError. */
export async function changeWishlist(body: ChangeWishlistInput): Promise<string[]> {
  return (await callProtected("PATCH /wishlist", { body, retry: "idempotent" })).wishlist;
}
