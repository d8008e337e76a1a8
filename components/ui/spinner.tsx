import { useWords } from "#words";

interface SpinnerProps {
  label?: string;
  /** Shown below the bobbin. */
  note?: string | undefined;
}

/** A turning bobbin, with words for those who cannot see it. */
export function Spinner({ label, note }: SpinnerProps) {
  const { loading } = useWords("frame");
  return (
    <output className="grid min-h-64 place-content-center justify-items-center gap-4">
      <span className="sr-only">{label ?? loading}</span>
      <span
        aria-hidden="true"
        className="size-9 animate-spin rounded-full border-2 border-dashed border-indigo border-t-transparent"
      />
      {note && <span className="font-semibold text-muted">{note}</span>}
    </output>
  );
}
