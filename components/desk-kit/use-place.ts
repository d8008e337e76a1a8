import { usePathname, useSearchParams } from "next/navigation";
import type { z } from "zod";
import { parsePlace } from "@/lib/platform/http/list";
import { searchOf } from "@/lib/platform/http/search-of";

/** The optional parameters of a list's address. */
type PlaceSchema = z.ZodObject<Record<string, z.ZodType<string | undefined>>>;

/**
 * The place in a list: its tab, search, filters and page. It is in the address, so that a reload, a link and Back
 * show it again. A change of place asks the server for no page.
 */
export function usePlace<Schema extends PlaceSchema>(schema: Schema) {
  type Place = z.output<Schema>;
  const pathname = usePathname();
  const place = parsePlace(schema, Object.fromEntries(useSearchParams()));
  const hrefOf = (target: Partial<Place>): string => pathname + searchOf(target);
  return {
    place,
    hrefOf,
    /** Goes to a place; Back returns to this one. */
    go: (target: Partial<Place>): void => window.history.pushState(null, "", hrefOf(target)),
    /** Changes a part of the current place; Back does not return to the place before. */
    change: (changes: { [Name in keyof Place]?: Place[Name] | undefined }): void => {
      const now = parsePlace(schema, Object.fromEntries(new URLSearchParams(window.location.search)));
      window.history.replaceState(null, "", pathname + searchOf({ ...now, ...changes }));
    },
  };
}
