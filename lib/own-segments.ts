/**
 * The first parts of the shop's own addresses, as far as a category could be called so: no category has one of them. The
 * folders of app/ and public/, what next.config.ts leads elsewhere, `home`, which is a card of /share, and `index`, which
 * the framework takes for the home page.
 */
export const OWN_SEGMENTS = [
  "about",
  "api",
  "catalogue",
  "collections",
  "confirmemail",
  "dashboard",
  "details",
  "feeds",
  "film",
  "filtered",
  "fonts",
  "front",
  "home",
  "icons",
  "images",
  "index",
  "login",
  "nothing",
  "privacy",
  "rail",
  "register",
  "reset",
  "return",
  "search",
  "share",
  "sitemaps",
  "stopalerts",
  "terms",
  "track",
  "wishlist",
] as const;

/** What stands in the address of a category. */
export const CATEGORY_SLUG = "[a-z]{3,30}";

/** The same in an address: none of the shop's own. */
export const CATEGORY_IN_ADDRESS = `(?!(?:${OWN_SEGMENTS.join("|")})(?:/|$))${CATEGORY_SLUG}`;
