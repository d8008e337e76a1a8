import { type KeyboardEvent, useState } from "react";

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export const optionId = (listId: string, place: number): string => `${listId}-${place}`;

/** The option of a list that the arrows have reached: from the text through all options and round again; -1 is the text. */
export function useActiveOption(listId: string, count: number) {
  const [active, setActive] = useState(-1);

  function onKeyDown(event: KeyboardEvent) {
    // These keys belong to an input method that is choosing a letter.
    if (event.nativeEvent.isComposing || count === 0) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = ((active + 1 + step + count + 1) % (count + 1)) - 1;
      setActive(next);
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(listId, active))?.click();
    }
  }

  return { active: active < count ? active : -1, setActive, onKeyDown };
}
