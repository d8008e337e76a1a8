import { StaticIcon } from "@/components/ui/static-icon";
import { PATHS } from "@/lib/paths";
import { MAX_SEARCH_LENGTH } from "@/lib/catalogue/search/constants";

/** The search as a plain form, which works before and without scripts. */
export function SearchBox({ q }: { q: string }) {
  return (
    <search>
      <form action={PATHS.search} key={q} className="flex max-w-xl gap-2">
        <input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={MAX_SEARCH_LENGTH}
          aria-label="Search for products"
          placeholder="Jeans, navy polo L, পাঞ্জাবি"
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-12 w-full min-w-0 control px-3 py-2 text-base"
        />
        <button
          type="submit"
          aria-label="Search"
          className="grid min-h-12 min-w-12 place-items-center rounded-cloth bg-indigo text-white hover:bg-ink"
        >
          <StaticIcon name="search" className="size-6" />
        </button>
      </form>
    </search>
  );
}
