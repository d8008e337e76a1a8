import { useWords } from "#words";
import { SelectAll } from "@/components/desk-kit/select-all";
import type { useSelection } from "@/components/desk-kit/use-selection";
import { TextButton } from "@/components/ui/text-button";
import { useAction } from "@/components/ui/use-action";
import { readMatching } from "@/lib/catalogue/bulk/api";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { ProductPlace } from "@/lib/catalogue/products/schema";

interface SelectSwitchesProps {
  products: ProductDto[];
  place: ProductPlace;
  selection: ReturnType<typeof useSelection>;
}

/** Ticks what the list shows, or all that it would show. */
export function SelectSwitches({ products, place, selection }: SelectSwitchesProps) {
  const { select: words } = useWords("deskProductList");
  const { failure } = useWords("deskKit");
  const matching = useAction(async () => selection.add(await readMatching(place)), failure);
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <SelectAll label={words.shown} rows={products} selection={selection} className="pl-2.5" />
      <TextButton disabled={matching.isPending} onClick={() => void matching.run()}>
        {matching.isPending ? words.reading : words.matching}
      </TextButton>
      <output className="text-sm font-semibold text-selvedge empty:hidden">{matching.failure}</output>
    </div>
  );
}
