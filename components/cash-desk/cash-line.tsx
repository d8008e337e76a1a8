import { useWords } from "#words";

interface CashLineProps {
  name: string;
  taka: number;
  isStrong?: boolean;
  isInner?: boolean;
}

/** A sum in a list of sums. */
export function CashLine({ name, taka, isStrong = false, isInner = false }: CashLineProps) {
  const { money } = useWords("units");
  return (
    <div
      className={`stitch-b flex items-baseline justify-between gap-x-4 py-1.5 last:border-b-0 ${isInner ? "pl-4 text-sm text-muted" : ""} ${isStrong ? "font-bold" : ""}`}
    >
      <dt className="min-w-0">{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">{money(taka)}</dd>
    </div>
  );
}
