import { keepJoined, readJoined } from "@/components/product/joined-wishes";
import { changeWishlist } from "@/lib/catalogue/wishlist/api";
import { listWishes, withoutProducts } from "@/lib/catalogue/wishlist/rules";
import { ensureToken } from "@/lib/platform/http/client";
import { hasToken } from "@/lib/platform/http/token-store";

let joining: Promise<void> | null = null;
let hasMore = false;

/**
 * Tells the account what was kept and taken out here since it was told last, and takes over what it has. What changes
 * meanwhile is told next. Does nothing where nobody is signed in any more. Throws ApiError.
 */
export async function joinAccount(tell = changeWishlist): Promise<void> {
  // A user whose session has run out is a visitor here, and is not sent to /login.
  if (!(await ensureToken())) return;
  hasMore = true;
  joining ??= joinAll(tell).finally(() => (joining = null));
  await joining;
}

async function joinAll(tell: typeof changeWishlist): Promise<void> {
  while (hasMore) {
    hasMore = false;
    await joinOnce(tell);
  }
}

async function joinOnce(tell: typeof changeWishlist): Promise<void> {
  const { kept, told } = readJoined();
  const known = listWishes(told ?? "");
  const wishlist = await tell({
    add: kept.filter((wish) => !known.includes(wish)),
    drop: withoutProducts(known, kept),
  });
  const now = readJoined();
  // Somebody has signed out meanwhile, or another tab has joined them.
  if (!hasToken() || now.told !== told) return;
  const added = now.kept.filter((wish) => !kept.includes(wish));
  const dropped = withoutProducts(kept, now.kept);
  hasMore ||= added.length + dropped.length > 0;
  keepJoined([...added, ...withoutProducts(wishlist, [...added, ...dropped])], wishlist.join(" "));
}
