import type { ReactNode } from "react";

interface PackedLineProps {
  line: { quantity: number; productName: string; size: string; color: string };
  className: string;
  children?: ReactNode;
}

/** A line of an order, to tick by hand. */
export function PackedLine({ line, className, children }: PackedLineProps) {
  const { quantity, productName, size, color } = line;
  return (
    <li
      className={`grid break-inside-avoid grid-cols-[1rem_2.5rem_minmax(0,1fr)] items-baseline gap-x-3 py-1.5 ${className}`}
    >
      <span aria-hidden="true" className="size-4 translate-y-0.5 border border-ink" />
      <span className="font-semibold tabular-nums">{quantity} ×</span>
      <span className="wrap-anywhere">
        {productName}
        {[size, color].filter(Boolean).map((choice) => (
          <strong key={choice} className="font-semibold">
            , {choice}
          </strong>
        ))}
        {children}
      </span>
    </li>
  );
}
