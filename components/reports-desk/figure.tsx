export interface FigureProps {
  name: string;
  value: string;
  notes: (string | false)[];
}

/** A figure under its name, and what there is to say of it. */
export function Figure({ name, value, notes }: FigureProps) {
  return (
    <div className="min-w-0 card px-3 py-3">
      <dt className="care-label">{name}</dt>
      <dd>
        <span className="price text-2xl">{value}</span>
      </dd>
      {notes.filter(Boolean).map((note) => (
        <dd key={String(note)} className="text-sm text-muted tabular-nums">
          {note}
        </dd>
      ))}
    </div>
  );
}
