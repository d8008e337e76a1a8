import { useWords } from "#words";

/** Beside a button, in a parent of its size: covers it with a word when it was pressed before its script came. */
export function EarlyNote({ className = "not-empty:bg-indigo text-white" }: { className?: string }) {
  const { wait, reload } = useWords("frame").early;
  return (
    <output
      // The script that holds the press takes its words from here.
      data-early-note={wait}
      data-early-reload={reload}
      suppressHydrationWarning
      className={`pointer-events-none absolute inset-0 grid place-items-center rounded-cloth font-semibold ${className}`}
    >
      {/* An empty text, not none: React keeps words that were written here before it came only if it has a text. */}
      {""}
    </output>
  );
}
