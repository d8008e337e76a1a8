import { formatBdt } from "@/lib/platform/text/format";

/** What it cost before, struck through, and said as such to screen readers. In whole BDT. */
export function OldPrice({ amount, className }: { amount: number; className: string }) {
  return (
    <s className={`whitespace-nowrap text-muted ${className}`}>
      <span className="sr-only">Old price: </span>
      {formatBdt(amount)}
    </s>
  );
}
