import { useCallback, useState } from "react";

/** Taller than what letters stick out of their lines, and lower than a line. */
const CUT_PX = 6;

/** Marks an element in which a long text is cut while a card is folded. */
export const CUT = "data-cut";

export interface Fold {
  isOpen: boolean;
  /** Whether some text is cut, or is whole because somebody has opened it. */
  isLong: boolean;
  toggle: () => void;
}

/** Folds a card to the first lines of its long texts. The ref belongs to the card. */
export function useFold(): Fold & { ref: (card: HTMLElement) => () => void } {
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const ref = useCallback((card: HTMLElement) => {
    const look = () => setIsCut([...card.querySelectorAll(`[${CUT}]`)].some(isOverfull));
    // Other letters can be wider in a card that keeps its size.
    document.fonts.addEventListener("loadingdone", look);
    const sizes = new ResizeObserver(look);
    sizes.observe(card);
    return () => {
      document.fonts.removeEventListener("loadingdone", look);
      sizes.disconnect();
    };
  }, []);
  return { ref, isOpen, isLong: isOpen || isCut, toggle: () => setIsOpen(!isOpen) };
}

const isOverfull = (node: Element): boolean => node.scrollHeight - node.clientHeight > CUT_PX;
