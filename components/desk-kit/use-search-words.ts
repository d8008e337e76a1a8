import { useEffect, useState } from "react";
import { useDebounce } from "@/components/desk-kit/use-debounce";

interface SearchWords {
  /** What the address asks for. */
  asked: string | undefined;
  /** Undefined where nothing is looked for any more. */
  onFind: (words: string | undefined) => void;
}

/** The words in the box of a list, which follow the address, and which the address follows after a pause in typing. */
export function useSearchWords({ asked = "", onFind }: SearchWords) {
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const [sent, setSent] = useState<string | null>(null);
  const pause = useDebounce(() => find(text));

  useEffect(() => {
    // Told by the browser, because a quick press of its back button comes before the last step is rendered.
    const follow = () => setText(new URLSearchParams(window.location.search).get("q") ?? "");
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  if (asked !== seen) {
    setSeen(asked);
    // Not by this box, such as by the back button.
    if (asked !== sent) {
      setText(asked);
      setSent(null);
    }
  }

  function find(typed: string): void {
    pause.stop();
    const words = typed.replace(/\s+/g, " ").trim();
    if (words === asked) return;
    setSent(words);
    onFind(words || undefined);
  }

  function type(typed: string): void {
    setText(typed);
    pause.restart();
  }

  function clear(): void {
    setText("");
    find("");
  }

  return { text, type, clear, findNow: () => find(text) };
}
