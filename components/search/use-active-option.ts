import { type KeyboardEvent, useState } from "react";
import { optionId } from "@/components/search/suggestion-list";

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The option that the arrows have reached, from the text through all options and round again; -1 is the text itself. */
export function useActiveOption(listId: string, count: number) {
  const [active, setActive] = useState(-1);

  function onKeyDown(event: KeyboardEvent) {
    // Keys that choose a letter of a script are not ours.
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
