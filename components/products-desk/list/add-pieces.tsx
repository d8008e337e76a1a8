import { useWords } from "#words";
import { PiecesForm } from "@/components/products-desk/list/pieces-form";
import type { ProductOption } from "@/lib/stock/options";
import { PIECES_MESSAGE } from "@/lib/stock/rules";

interface AddPiecesProps {
  productId: string;
  option: ProductOption;
  /** Names the field for readers: `30, Indigo`. */
  name: string;
}

/** Pieces that have come in. */
export function AddPieces({ productId, option, name }: AddPiecesProps) {
  const { add: words } = useWords("deskProductList");
  const { refusedField } = useWords("deskKit");
  return (
    <PiecesForm
      productId={productId}
      option={option}
      className="w-28"
      words={{ ...words, field: words.field(name), press: words.press(name) }}
      plan={(pieces) => (pieces ? { add: pieces } : { error: refusedField("pieces", PIECES_MESSAGE) })}
      describeDone={words.done}
    />
  );
}
