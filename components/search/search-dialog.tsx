import { useLanguage, useWords } from "#words";
import { useEffect, useId, useRef, useState } from "react";
import { countSuggestions, SuggestionList } from "@/components/search/suggestion-list";
import { Modal, openModal } from "@/components/ui/modal";
import { optionId, useActiveOption } from "@/components/ui/use-active-option";
import { PATHS } from "@/lib/paths";
import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from "@/lib/catalogue/search/constants";
import { callPublic } from "@/lib/platform/http/client";
import type { Suggestions } from "@/lib/catalogue/search/dto";
import { localPath } from "@/lib/words/local-path.mjs";

/** The search over the page: it suggests while the shopper types, and Enter opens the whole list. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const listId = `${id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const language = useLanguage();
  const { search: title } = useWords("frame");
  const words = useWords("search");
  const suggestions = useSuggestions(text);
  const count = suggestions ? countSuggestions(suggestions) : 0;
  const { active, setActive, onKeyDown } = useActiveOption(listId, count);

  useEffect(() => {
    openModal(id);
    input.current?.focus();
  }, [id]);

  return (
    <Modal id={id} title={title} onClose={onClose} className="mt-4! max-w-2xl">
      <search aria-label={words.inShop}>
        <form action={localPath(language, PATHS.search)}>
          <input
            ref={input}
            role="combobox"
            type="search"
            name="q"
            value={text}
            maxLength={MAX_SEARCH_LENGTH}
            required
            aria-label={words.forProducts}
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={count > 0 ? listId : undefined}
            aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
            placeholder={words.examples}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={({ target }) => {
              setText(target.value);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
            className="min-h-12 w-full control px-3 py-2 text-base"
          />
          <SuggestionStatus isAnswered={suggestions !== null} count={count} />
          {suggestions && count > 0 && (
            <>
              <SuggestionList id={listId} suggestions={suggestions} active={active} onPoint={setActive} />
              <AllResults />
            </>
          )}
        </form>
      </search>
    </Modal>
  );
}

/** Opens the whole list. */
function AllResults() {
  const { seeAll } = useWords("search");
  return (
    <button
      type="submit"
      className="mt-4 min-h-12 w-full rounded-cloth bg-indigo px-5 font-semibold text-white hover:bg-ink"
    >
      {seeAll}
    </button>
  );
}

/** Screen readers announce the number of suggestions; everybody sees that there are none. */
function SuggestionStatus({ isAnswered, count }: { isAnswered: boolean; count: number }) {
  const { found, nothing } = useWords("search");
  return (
    <output className={count > 0 ? "sr-only" : "mt-3 block text-muted"}>
      {isAnswered && (count > 0 ? found(count) : nothing)}
    </output>
  );
}

const TYPING_PAUSE_MS = 150;

/** Fetches suggestions; null where no answer comes, or too late: the form itself still searches. */
async function suggest(q: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const found = await callPublic("GET /search", { query: { q }, signal });
    return signal.aborted ? null : found;
  } catch {
    return null;
  }
}

/** The suggestions for a text, once its writer pauses; null for none. The last suggestions stay until then. */
function useSuggestions(text: string): Suggestions | null {
  const q = text.trim();
  const isAsked = q.length >= MIN_SEARCH_LENGTH;
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);

  useEffect(() => {
    if (!isAsked) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      void suggest(q, control.signal).then((found) => found && setSuggestions(found));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [q, isAsked]);

  return isAsked ? suggestions : null;
}
