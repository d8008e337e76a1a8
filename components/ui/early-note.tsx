/** Beside a button, in a parent of its size: covers it with a word when it was pressed before its script came. */
export function EarlyNote({ className = "not-empty:bg-indigo text-white" }: { className?: string }) {
  return (
    <output
      data-early-note=""
      suppressHydrationWarning
      className={`pointer-events-none absolute inset-0 grid place-items-center rounded-cloth font-semibold ${className}`}
    >
      {/* An empty text and not none: React leaves what was written here before it came only where it has a text itself. */}
      {""}
    </output>
  );
}
