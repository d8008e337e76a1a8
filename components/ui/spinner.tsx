/** A turning bobbin, with words for those who cannot see it. */
export function Spinner({ label = "Loading" }: { label?: string }) {
  return (
    <output className="grid min-h-64 place-items-center">
      <span className="sr-only">{label}</span>
      <span
        aria-hidden="true"
        className="size-9 animate-spin rounded-full border-2 border-dashed border-indigo border-t-transparent"
      />
    </output>
  );
}
