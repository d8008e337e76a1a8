import { useOpenedWords, useWords } from "#words";
import { useEffect, useRef, useState } from "react";
import { useProductChoice } from "@/components/product/choice-provider";
import { SIZE_GUIDE_ID } from "@/components/product/size-guide-id";
import { findSizeGuide } from "@/components/product/size-guides";
import { Button } from "@/components/ui/button";
import { closeModal } from "@/components/ui/modal";
import { TextField } from "@/components/ui/text-field";
import { adviseSize, parseMeasure } from "@/lib/catalogue/size-guides/rules";

interface SizeAdviceFormProps {
  /** What to type in. */
  ask: string;
}

/** A measure, and the sizes that it leads to: one press chooses one of them and closes the size guide. */
export function SizeAdviceForm({ ask }: SizeAdviceFormProps) {
  const words = useOpenedWords().sizeAdvice;
  const values = useWords("values");
  const { product, choose } = useProductChoice();
  const [measure, setMeasure] = useState("");
  const ref = useRef<HTMLDivElement>(null);
  const guide = findSizeGuide(product.category, product.sizes);

  // The pressed button is gone.
  useEffect(() => ref.current?.querySelector("input")?.focus(), []);

  if (!guide) return null;
  const inches = parseMeasure(measure);
  const advice = inches === null ? null : adviseSize(guide, inches, words);
  const isWrong = measure.trim() !== "" && inches === null;

  function take(size: string): void {
    choose({ size });
    closeModal(SIZE_GUIDE_ID);
  }

  return (
    <div ref={ref} className="grid max-w-md gap-3">
      <TextField
        label={ask}
        name="measure"
        inputMode="decimal"
        hint={words.hint}
        value={measure}
        error={isWrong ? words.notUnderstood : undefined}
        onChange={setMeasure}
      />
      <p aria-live="polite" className="font-semibold">
        {advice?.says}
      </p>
      {advice && advice.sizes.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {advice.sizes.map((size) => (
            <Button key={size} variant="quiet" onClick={() => take(size)}>
              {words.take(values.size(size))}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}
