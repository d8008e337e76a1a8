import { useLanguage, useWords } from "#words";
import { StaticIcon } from "@/components/ui/static-icon";
import { PATHS } from "@/lib/paths";
import { MAX_SEARCH_LENGTH } from "@/lib/catalogue/search/constants";
import { localPath } from "@/lib/words/local-path.mjs";

/** The search as a plain form, which works before and without scripts. */
export function SearchBox({ q }: { q: string }) {
  const { search: submit } = useWords("frame");
  const words = useWords("search");
  const action = localPath(useLanguage(), PATHS.search);
  return (
    <search>
      <form action={action} key={q} className="flex max-w-xl gap-2">
        <input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={MAX_SEARCH_LENGTH}
          aria-label={words.forProducts}
          placeholder={words.examples}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-12 w-full min-w-0 control px-3 py-2 text-base"
        />
        <button
          type="submit"
          aria-label={submit}
          className="grid min-h-12 min-w-12 place-items-center rounded-cloth bg-indigo text-white hover:bg-ink"
        >
          <StaticIcon name="search" className="size-6" />
        </button>
      </form>
    </search>
  );
}
