"use client";

import { Search, X } from "lucide-react";
import { useSearchText } from "@/components/admin/use-search-text";
import { useFieldValue } from "@/components/ui/field-value";
import { Form } from "@/components/ui/form";

/** The one box: phone in any notation, name, e-mail or order number. */
export function OrderSearch() {
  const { text, type, clear, findNow } = useSearchText();
  const box = useFieldValue<HTMLInputElement>({ value: text, onChange: type });

  async function submit() {
    findNow();
    // Puts the keyboard of a phone away.
    box.current?.blur();
  }

  function startAnew() {
    clear();
    box.current?.focus();
  }

  return (
    <search>
      <Form onSubmit={submit} className="relative">
        <label htmlFor="order-search" className="sr-only">
          Find orders by phone, name, email or order number
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
          strokeWidth={1.5}
        />
        <input
          ref={box}
          id="order-search"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          placeholder="Phone, name, email or number"
          value={text}
          onChange={(event) => type(event.target.value)}
          className="block min-h-12 w-full rounded-cloth border border-ink/45 bg-white px-11 py-2 text-base"
        />
        {text && <ClearButton onClick={startAnew} />}
      </Form>
    </search>
  );
}

function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Clear the search"
      onClick={onClick}
      className="absolute top-0 right-0 grid size-12 place-items-center hover:text-selvedge"
    >
      <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
    </button>
  );
}
