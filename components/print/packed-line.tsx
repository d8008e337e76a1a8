import type { ReactNode } from "react";
import type { PaperWords } from "@/components/print/paper-words";
import { ShownText } from "@/components/ui/shown-text";
import { shownLineName } from "@/lib/catalogue/products/words";
import { sayOption } from "@/lib/stock/option-words";

interface PackedLineProps {
  line: {
    quantity: number;
    productName: string;
    productNameBn?: string | undefined;
    size: string;
    color: string;
  };
  words: PaperWords;
  className: string;
  children?: ReactNode;
}

/** A line of an order, to tick by hand. */
export function PackedLine({
  line,
  words: { language, units, values },
  className,
  children,
}: PackedLineProps) {
  const { size, color } = sayOption(values, line);
  return (
    <li
      className={`grid break-inside-avoid grid-cols-[1rem_2.5rem_minmax(0,1fr)] items-baseline gap-x-3 py-1.5 ${className}`}
    >
      <span aria-hidden="true" className="size-4 translate-y-0.5 border border-ink" />
      <span className="font-semibold tabular-nums">{units.count(line.quantity)} ×</span>
      <span className="wrap-anywhere">
        <ShownText {...shownLineName(language, line)} />
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
