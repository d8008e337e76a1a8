import { useEffect, useId, useRef, useState } from "react";
import { countSuggestions, optionId, SuggestionList } from "@/components/search/suggestion-list";
import { useActiveOption } from "@/components/search/use-active-option";
import { useSuggestions } from "@/components/search/use-suggestions";
import { Modal, openModal } from "@/components/ui/modal";
import { PATHS } from "@/lib/paths";
import { MAX_SEARCH_LENGTH } from "@/lib/catalogue/search/constants";

/** The search over the page: suggestions while somebody types, and the whole list with Enter. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const listId = `${id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const suggestions = useSuggestions(text);
  const count = suggestions ? countSuggestions(suggestions) : 0;
  const { active, setActive, onKeyDown } = useActiveOption(listId, count);

  useEffect(() => {
    openModal(id);
    input.current?.focus();
  }, [id]);

  return (
    <Modal id={id} title="Search" onClose={onClose} className="mt-4! max-w-2xl">
      <search aria-label="Search the shop">
        <form action={PATHS.search}>
          <input
            ref={input}
            role="combobox"
            type="search"
            name="q"
            value={text}
            maxLength={MAX_SEARCH_LENGTH}
            required
            aria-label="Search for products"
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={count > 0 ? listId : undefined}
            aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
            placeholder="Jeans, navy polo L, পাঞ্জাবি"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={({ target }) => {
              setText(target.value);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
            className="min-h-12 w-full rounded-cloth border border-ink/45 bg-white px-3 py-2 text-base"
          />
          <SuggestionStatus isAnswered={suggestions !== null} count={count} />
          {suggestions && count > 0 && (
            <>
              <SuggestionList id={listId} suggestions={suggestions} active={active} onPoint={setActive} />
              <button
                type="submit"
                className="mt-4 min-h-12 w-full rounded-cloth bg-indigo px-5 font-semibold text-white hover:bg-ink"
              >
                See all results
              </button>
            </>
          )}
        </form>
      </search>
    </Modal>
  );
}

/** Who does not see the list hears that it is there; that there is none is for everybody. */
function SuggestionStatus({ isAnswered, count }: { isAnswered: boolean; count: number }) {
  return (
    <output className={count > 0 ? "sr-only" : "mt-3 block text-muted"}>
      {isAnswered && (count > 0 ? `${count} suggestions` : "Nothing of that name. Try another word.")}
    </output>
  );
}
