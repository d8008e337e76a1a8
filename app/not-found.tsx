/**
 * No address shows this: each group of pages has a 404 page of its own, and `global-not-found.tsx` is that of all others.
 * The framework writes the root's into every page, and its own one, in place of a missing file, is 450 bytes of each.
 */
export default function NotFound() {
  return null;
}
