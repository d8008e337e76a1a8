import { useWords } from "#words";
import { findSizeGuide } from "@/components/product/size-guides";
import { SIZE_GUIDE_ID } from "@/components/product/size-guide-id";
import type { SizeGuideProps } from "@/components/product/size-guide-modal";
import { ModalButton } from "@/components/ui/modal-button";
import { StaticIcon } from "@/components/ui/static-icon";

/** Opens the size guide. The modal has a form of its own, so it cannot stand beside this button inside a form. */
export function SizeGuideButton({ product: { category, sizes } }: SizeGuideProps) {
  const words = useWords("product").sizeGuides;
  if (!findSizeGuide(category, sizes)) return null;
  return (
    <ModalButton modalId={SIZE_GUIDE_ID} className="ml-1 tap-link gap-2">
      <StaticIcon name="ruler" className="size-5" />
      {words.open}
    </ModalButton>
  );
}
