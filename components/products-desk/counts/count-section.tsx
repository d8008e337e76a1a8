import { useState } from "react";
import { CountCell } from "@/components/products-desk/counts/count-cell";
import {
  type CountsDraft,
  isWrongCount,
  originOf,
  piecesOf,
  seenPieces,
  sumPieces,
} from "@/components/products-desk/counts/counts-draft";
import { nameOption, type TypedLists } from "@/components/products-desk/counts/option-names";
import { SameForAll } from "@/components/products-desk/counts/same-for-all";
import { describeOption } from "@/components/products-desk/counts/shelf-words";
import { formatPieces } from "@/lib/platform/text/format";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { ProductOption } from "@/lib/stock/options";
import { OPTION_STOCK_MESSAGE } from "@/lib/stock/rules";
import type { ShelfRow } from "@/lib/catalogue/products/shelf-api";

interface CountSectionProps {
  /** Empty where the product comes in no colors. */
  color: string;
  options: ProductOption[];
  draft: TypedLists & CountsDraft;
  seen: ProductDto | null;
  shelf: ShelfRow[] | undefined;
  isMissing: boolean;
  isLast: boolean;
  onType: (option: ProductOption, text: string) => void;
  onFill: (text: string) => void;
}

/** A color with a field for each of its sizes. */
export function CountSection(props: CountSectionProps) {
  const { color, options, draft, seen, shelf, isMissing, isLast, onType, onFill } = props;
  const [used, setUsed] = useState<ProductOption>();
  const usedShelf = used && describeOption(shelf, originOf(draft, used));
  const isWrong = options.some((option) => isWrongCount(piecesOf(draft, option)));
  return (
    <fieldset className="grid grid-cols-1 gap-3 rounded-cloth border border-ink/15 bg-white p-3">
      <legend className="contents">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-bold wrap-anywhere">{color || "All sizes"}</span>
          <span className="text-sm tabular-nums">{formatPieces(sumPieces(draft, options))}</span>
        </span>
      </legend>
      {options.length > 1 && (
        <SameForAll
          label="Same for all sizes"
          of={color ? `all sizes in ${color}` : "all sizes"}
          onFill={onFill}
        />
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(4.25rem,100%),1fr))] gap-x-2 gap-y-1">
        {options.map((option, index) => (
          <CountCell
            key={nameOption(option)}
            option={option}
            label={option.size || option.color || "In all"}
            text={piecesOf(draft, option)}
            was={seenPieces(draft, seen, option)}
            shelf={describeOption(shelf, originOf(draft, option))}
            isMissing={isMissing && index === 0}
            isLast={isLast && index === options.length - 1}
            onChange={(text) => onType(option, text)}
            onFocus={() => setUsed(option)}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-sm font-semibold text-selvedge empty:hidden">
        {isWrong && OPTION_STOCK_MESSAGE}
      </p>
      {used && usedShelf && (
        <p aria-hidden className="text-sm text-muted">
          {nameOption(used)}: {usedShelf}
        </p>
      )}
    </fieldset>
  );
}
