import { Search, X } from "lucide-react";
import { useState } from "react";
import { useDebounce } from "@/components/admin/use-debounce";
import { useFieldValue } from "@/components/ui/field-value";

interface DeskSearchProps {
  id: string;
  label: string;
  placeholder: string;
  /** What the page was opened with. */
  asked: string | undefined;
  /** Undefined where nothing is looked for any more. */
  onFind: (words: string | undefined) => void;
}

/** The one box of a list: it looks after a pause, at Enter, and when it is cleared. */
export function DeskSearch({ id, label, placeholder, asked, onFind }: DeskSearchProps) {
  const [text, setText] = useState(asked ?? "");
  const pause = useDebounce(() => find(text));
  const box = useFieldValue<HTMLInputElement>({ value: text, onChange: setText });

  function find(words: string): void {
    pause.stop();
    onFind(words.replace(/\s+/g, " ").trim() || undefined);
  }

  return (
    <search className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
        strokeWidth={1.5}
      />
      <input
        ref={box}
        id={id}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          pause.restart();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          find(text);
          event.currentTarget.blur();
        }}
        className="block min-h-12 w-full rounded-cloth border border-ink/45 bg-white px-11 py-2 text-base"
      />
      {text && (
        <button
          type="button"
          aria-label="Clear the search"
          onClick={() => {
            setText("");
            find("");
          }}
          className="absolute top-0 right-0 grid size-12 place-items-center hover:text-selvedge"
        >
          <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </button>
      )}
    </search>
  );
}
