import { useWords } from "#words";

/** What it cost before, struck through, and said as such to screen readers. In whole BDT. */
export function OldPrice({ amount, className }: { amount: number; className: string }) {
  const { oldPrice } = useWords("goods");
  const { money } = useWords("units");
  return (
    <s className={`whitespace-nowrap text-muted ${className}`}>
      <span className="sr-only">{oldPrice}</span>
      {money(amount)}
    </s>
  );
}
