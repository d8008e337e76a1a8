/** Remembers the admin page that somebody was turned away from, until the next sign-in. */
export const RETURN_TO_COOKIE = "return-to";
export const RETURN_TO_SECONDS = 10 * 60;

/** A path of this site to which a sign-in may lead, or null. */
export function toSafePath(path: string | null | undefined): string | null {
  if (!path || !/^\/(?![/\\])[^\\\s]*$/.test(path)) return null;
  const base = "http://shop.invalid";
  const url = URL.canParse(path, base) ? new URL(path, base) : null;
  return url?.origin === base && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : null;
}
