// @ts-check

/** What everybody is served alike: the home page, the categories, a product, the pages about the shop. */
const PREFETCHED = ["/", "/:page", "/details/:id", "/bn/:page", "/bn/details/:id"];
/** What is made anew for each visit, or is somebody's own. */
const NOT_PREFETCHED = [
  "/login",
  "/register",
  "/search",
  "/bn/login",
  "/bn/register",
  "/bn/search",
  "/*\\?:query",
];

/**
 * Lets the browser fetch the page of a link ahead while the scripts that do it afterwards are still on their way: once a
 * finger or the mouse is down on it, or rests on it. Not a line of script; who saves data is spared it by the browser.
 * The content security policy names it by its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: PREFETCHED }, { not: { href_matches: NOT_PREFETCHED } }] },
      eagerness: "moderate",
    },
  ],
});
