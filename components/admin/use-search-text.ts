import { useEffect, useRef, useState } from "react";
import { useDeskPlace } from "@/components/admin/use-desk-place";

const TYPING_PAUSE_MS = 300;

/** The words in the search box, which follow the address, and which the address follows after a pause in typing. */
export function useSearchText() {
  const { place, go } = useDeskPlace();
  const inAddress = place.q ?? "";
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [sent, setSent] = useState<string | null>(null);
  const pause = useRef<number>(undefined);

  if (inAddress !== seen) {
    setSeen(inAddress);
    // Not by this box, such as by the back button.
    if (inAddress !== sent) {
      setText(inAddress);
      setSent(null);
    }
  }

  useEffect(() => () => window.clearTimeout(pause.current), []);

  function find(words: string): void {
    window.clearTimeout(pause.current);
    const q = words.replace(/\s+/g, " ").trim();
    if (q === inAddress) return;
    setSent(q);
    go({ status: place.status, q }, { isRefinement: inAddress !== "" && q !== "" });
  }

  function type(words: string): void {
    setText(words);
    window.clearTimeout(pause.current);
    pause.current = window.setTimeout(() => find(words), TYPING_PAUSE_MS);
  }

  function clear(): void {
    setText("");
    find("");
  }

  return { text, type, clear, findNow: () => find(text) };
}
