import { Search } from "lucide-react";
import type { ComponentProps } from "react";

/** A box of words to search for. It needs a positioned element around it, for its icon. */
export const SearchInput = (props: Omit<ComponentProps<"input">, "type" | "className">) => (
  <>
    <Search
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
      strokeWidth={1.5}
    />
    <input
      type="text"
      enterKeyHint="search"
      autoComplete="off"
      {...props}
      className="block min-h-12 w-full control px-11 py-2 text-base"
    />
  </>
);
