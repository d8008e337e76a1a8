"use client";

import { Search, X } from "lucide-react";
import { useId, useState } from "react";
import { useDebounce } from "@/components/admin/use-debounce";
import { useParcelPlace } from "@/components/parcels/use-parcel-place";
import { useFieldValue } from "@/components/ui/field-value";

/** The one box. What it was opened with is in the address; what is typed gets there after a pause. */
export function ParcelSearch() {
  const { place, go } = useParcelPlace();
  const [text, setText] = useState(place.q ?? "");
  const pause = useDebounce(() => find(text));
  const box = useFieldValue<HTMLInputElement>({ value: text, onChange: setText });
  const id = useId();

  function find(words: string): void {
    pause.stop();
    go({ ...place, q: words.replace(/\s+/g, " ").trim() || undefined });
  }

  return (
    <search className="relative">
      <label htmlFor={id} className="sr-only">
        Find parcels by phone, name, address, product, order number or tracking code
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
        placeholder="Phone, name, order, tracking code"
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
