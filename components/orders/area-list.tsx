import { useLanguage } from "#words";
import { optionId } from "@/components/ui/use-active-option";
import type { FoundArea } from "@/lib/settings/zones/search-areas";

interface AreaListProps {
  id: string;
  label: string;
  areas: readonly FoundArea[];
  /** The index of the option that the arrows have reached; -1 for none. */
  active: number;
  onPoint: (place: number) => void;
  onChoose: (area: string) => void;
}

// HTML has no list box element that stands below a text field and shows two scripts.
const LISTBOX = { role: "listbox" } as const;
const option = (isActive: boolean) => ({ role: "option", tabIndex: -1, "aria-selected": isActive }) as const;

/** Areas to choose from, each in both scripts. */
export function AreaList({ id, label, areas, active, onPoint, onChoose }: AreaListProps) {
  const isBangla = useLanguage() === "bn";
  return (
    <div {...LISTBOX} id={id} aria-label={label} className="mt-1 card">
      {areas.map(({ name, bengali }, place) => (
        <button
          {...option(place === active)}
          key={name}
          type="button"
          id={optionId(id, place)}
          onPointerMove={() => onPoint(place)}
          onClick={() => onChoose(name)}
          className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 border-l-2 border-transparent px-3 py-1 text-left aria-selected:border-selvedge aria-selected:bg-white"
        >
          <span>{isBangla ? bengali : name}</span>
          <span lang={isBangla ? "en" : "bn"} className="text-sm text-muted">
            {isBangla ? name : bengali}
          </span>
        </button>
      ))}
    </div>
  );
}
