import { useEffect, useRef } from "react";
import { AddPieces } from "@/components/products-desk/list/add-pieces";
import { OptionCount } from "@/components/products-desk/list/option-count";
import { nameOption } from "@/components/products-desk/counts/option-names";
import { ShelfLine } from "@/components/products-desk/list/shelf-line";
import { Button } from "@/components/ui/button";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { ProductOption } from "@/lib/stock/options";

interface OptionEditorProps {
  id: string;
  product: ProductDto;
  option: ProductOption;
  onClose: () => void;
}

/** The pieces of one option: what lies on the shelf, another count, a delivery. */
export function OptionEditor({ id, product, option, onClose }: OptionEditorProps) {
  const panel = useRef<HTMLElement>(null);
  const of = `${nameOption(option)} of ${product.name}`;
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      id={id}
      aria-label={of}
      tabIndex={-1}
      className="mt-3 grid grid-cols-1 gap-4 rounded-cloth border border-ink/25 bg-paper p-3"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 font-bold wrap-anywhere">{nameOption(option)}</p>
        <Button variant="quiet" aria-label={`Close ${of}`} onClick={onClose}>
          Close
        </Button>
      </div>
      <ShelfLine productId={product._id} option={option} />
      <OptionCount product={product} option={option} of={of} />
      <AddPieces productId={product._id} option={option} of={of} />
    </section>
  );
}
