import type { useRouter } from "next/navigation";

/**
 * Puts a page into the place of this one. What stands behind a # the router writes twice, where it takes the page from
 * a cache.
 */
export function replacePage(router: ReturnType<typeof useRouter>, path: string): void {
  if (path.includes("#")) window.location.replace(path);
  else router.replace(path);
}
