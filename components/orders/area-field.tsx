import { useWords } from "#words";
import { type KeyboardEvent, useId, useState } from "react";
import { AreaList } from "@/components/orders/area-list";
import { Field, type FieldProps } from "@/components/ui/field";
import { optionId, useActiveOption } from "@/components/ui/use-active-option";
import { useAreaName } from "@/components/words/use-area-name";
import type { FoundArea } from "@/lib/settings/zones/search-areas";

type SearchAreas = (text: string, most: number) => FoundArea[];

const MOST = 8;

interface AreaFieldProps extends FieldProps {
  name?: string | undefined;
}

/**
 * A thana or a district, found in either script and however it is spelt. Its value is the name of an area
 * (lib/areas.ts), and empty as long as none is chosen.
 */
export function AreaField({ value, onChange, name, ...field }: AreaFieldProps) {
  const { area: words } = useWords("ordering");
  const sayArea = useAreaName(value !== "");
  const listId = useId();
  const { typed, found, status, active, setActive, choose, type, onKeyDown, onFocus } = useFoundAreas({
    listId,
    value,
    onChange,
  });

  return (
    <div>
      <Field {...field} value={typed ?? sayArea(value).text} onChange={type}>
        {(control) => (
          <input
            {...control}
            name={name}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={found.length > 0 ? listId : undefined}
            aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            placeholder={words.examples}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
          />
        )}
      </Field>
      <output className={found.length === 0 && status ? "mt-1 block text-sm text-muted" : "sr-only"}>
        {status}
      </output>
      {found.length > 0 && (
        <AreaList
          id={listId}
          label={field.label}
          areas={found}
          active={active}
          onPoint={setActive}
          onChoose={choose}
        />
      )}
    </div>
  );
}

/** Says what came of a search; `count` is null as long as there is none. */
function useStatus(count: number | null, isAway: boolean): string {
  const { area: words } = useWords("ordering");
  if (count === null) return isAway ? words.away : "";
  return count === 0 ? words.unknown : words.found(count);
}

interface FoundAreasOptions {
  listId: string;
  value: string;
  onChange: (area: string) => void;
}

/** What is typed, and the areas that it may mean. */
function useFoundAreas({ listId, value, onChange }: FoundAreasOptions) {
  /** Null while the chosen area stands in the field. */
  const [typed, setTyped] = useState<string | null>(null);
  const { search, isAway, load } = useSearchAreas();
  const found = typed === null ? [] : (search?.(typed, MOST) ?? []);
  const status = useStatus(search ? found.length : null, isAway);
  const options = useActiveOption(listId, found.length);
  const { active, setActive } = options;

  function choose(area: string): void {
    setTyped(null);
    setActive(-1);
    onChange(area);
  }

  function type(text: string): void {
    setTyped(text);
    setActive(-1);
    void load();
    if (value !== "") onChange("");
  }

  function press(event: KeyboardEvent): void {
    options.onKeyDown(event);
    if (event.key !== "Enter" || typed === null) return;
    // Nothing is sent before an area is chosen.
    event.preventDefault();
    if (active < 0 && found[0]) choose(found[0].name);
  }

  return {
    typed,
    found,
    status: typed ? status : "",
    active,
    setActive,
    choose,
    type,
    onKeyDown: press,
    onFocus: () => void load(),
  };
}

/** The search, once somebody wants to use it: it brings the table of all thanas. */
function useSearchAreas() {
  const [search, setSearch] = useState<SearchAreas | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  async function load(): Promise<void> {
    if (search) return;
    try {
      const { searchAreas } = await import("@/lib/settings/zones/search-areas");
      setSearch(() => searchAreas);
    } catch {
      setHasFailed(true);
    }
  }
  return { search, isAway: search === null && hasFailed, load };
}
