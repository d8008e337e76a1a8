import { PiecesForm } from "@/components/products-desk/list/pieces-form";
import { formatPieces } from "@/lib/platform/text/format";
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
  return (
    <PiecesForm
      productId={productId}
      option={option}
      className="w-28"
      words={{
        label: "Add pieces",
        field: `Add pieces of ${name}`,
        button: "+ Add",
        busy: "Adding …",
        press: `Add the pieces of ${name}`,
      }}
      plan={(pieces) => (pieces ? { add: pieces } : { error: PIECES_MESSAGE })}
      describeDone={(added, stock) =>
        `${formatPieces(added)} added: ${formatPieces(stock)} can be ordered now.`
      }
    />
  );
}
