import type { ReactNode, RefObject } from "react";
import { useProductChoice } from "@/components/product/choice-provider";
import { ChoiceNote } from "@/components/product/choice-note";
import { OptionPicker } from "@/components/product/option-picker";
import { ownPictureOf } from "@/lib/catalogue/products/color-picture";
import type { ProductOption } from "@/lib/stock/options";

interface ProductOptionsProps {
  ref: RefObject<HTMLDivElement | null>;
  /** What says that the chosen option cannot be had. */
  missing: RefObject<HTMLFieldSetElement | null>;
  /** The colour that the first picture shows, where it is known. */
  picturedColor: string | null;
  sizeGuide: ReactNode;
  onChange: () => void;
}

/** Every colour and every size, those marked that cannot be had, and what is to be known of the chosen one. */
export function ProductOptions({ ref, missing, picturedColor, sizeGuide, onChange }: ProductOptionsProps) {
  const { product, availability, size, color, choose, lastSize } = useProductChoice();

  function change(chosen: Partial<ProductOption>) {
    onChange();
    choose(chosen);
  }

  function takeInstead(option: ProductOption) {
    change(option);
    // What was pressed goes away: what it has chosen has the focus then.
    requestAnimationFrame(() => focusChosen(ref.current));
  }

  const sizeProblem = (of: string) => {
    const option = { size: of, color };
    if (availability.leftOf(option) !== 0) return undefined;
    return availability.isMade(option) ? "sold out" : `not made in ${color}`;
  };
  const colorProblem = (of: string) =>
    availability.options.some((option) => option.color === of) ? undefined : "sold out";
  const pictured = ownPictureOf(product, color) ? color : picturedColor;
  return (
    <div ref={ref} className="grid scroll-mt-4 gap-5">
      <OptionPicker
        legend="Color"
        name="color"
        options={product.colors}
        value={color}
        problemOf={colorProblem}
        note={product.colors.length > 1 ? describePictures(pictured) : undefined}
        onChange={(value) => change({ color: value })}
      />
      <div>
        <OptionPicker
          legend="Size"
          reason={lastSize && size === lastSize ? `${size}, as last time` : undefined}
          name="size"
          options={product.sizes}
          value={size}
          problemOf={sizeProblem}
          beside={sizeGuide}
          onChange={(value) => change({ size: value })}
        />
        <ChoiceNote
          chosen={{ size, color }}
          availability={availability}
          isCountedByOption={product.stockByOption !== undefined}
          ref={missing}
          onChoose={takeInstead}
        />
      </div>
    </div>
  );
}

/** Leads to the size that is chosen, or the colour where there are no sizes. */
export function focusChosen(options: HTMLElement | null): void {
  const chosen = [...(options?.querySelectorAll<HTMLElement>("input:checked") ?? [])];
  chosen.at(-1)?.focus({ preventScroll: true });
}

function describePictures(color: string | null): string {
  return color ? `Pictured in ${color}` : "The pictures may show another color";
}
