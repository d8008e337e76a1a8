import { useWords } from "#words";
import { ContentsLines } from "@/components/orders-desk/contents/contents-lines";
import { ProductPicker } from "@/components/orders-desk/contents/product-picker";
import type { useContentsDraft } from "@/components/orders-desk/contents/use-contents-draft";

interface DeskLinesProps {
  draft: Pick<
    ReturnType<typeof useContentsDraft>,
    "lines" | "lineErrors" | "changeLine" | "addLine" | "removeLine"
  >;
}

/** The lines of an order at the desk, where further ones are found. */
export function DeskLines({ draft }: DeskLinesProps) {
  const { noItems } = useWords("deskOrders");
  return (
    <ContentsLines draft={draft}>
      {draft.lines.length === 0 && <p className="text-muted">{noItems}</p>}
      <ProductPicker onAdd={draft.addLine} />
    </ContentsLines>
  );
}
