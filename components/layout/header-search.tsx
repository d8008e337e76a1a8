import { SearchLink } from "@/components/search/search-link";
import { StaticIcon } from "@/components/ui/static-icon";

/** The search in the top bar. */
export function HeaderSearch() {
  return (
    <SearchLink className="grid size-11 place-items-center rounded-cloth hover:text-selvedge">
      <StaticIcon name="search" className="size-6" />
    </SearchLink>
  );
}
