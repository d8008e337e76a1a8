import { useWords } from "#words";
import type { ProductDraft } from "@/components/products-desk/product-draft";
import { TextButton } from "@/components/ui/text-button";

export interface WornProps {
  /** The address of the picture that shows the product worn; empty where none does. */
  worn: ProductDraft["wornPicture"];
  onWorn: (address: string) => void;
}

interface WornSwitchProps extends WornProps {
  /** What the picture is called. */
  what: string;
  address: string;
}

/** Marks a picture as the one that shows the product worn by a model. */
export function WornSwitch({ what, address, worn, onWorn }: WornSwitchProps) {
  const { worn: words } = useWords("deskProduct").pictures;
  if (address === "") return null;
  const isWorn = worn === address;
  return (
    <TextButton
      aria-pressed={isWorn}
      aria-label={words.ofPicture(what)}
      onClick={() => onWorn(isWorn ? "" : address)}
      className={`px-2 ${isWorn ? "" : "font-normal! text-muted!"}`}
    >
      {isWorn ? words.isWorn : words.mark}
    </TextButton>
  );
}
