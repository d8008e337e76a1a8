import { useEffect, useState } from "react";
import { useAdminOrdersQuery } from "@/components/admin/use-admin-orders-query";
import { useDebounce } from "@/components/admin/use-debounce";

/** The words in the search box, which follow the address, and which the address follows after a pause in typing. */
export function useSearchText() {
  const { place, go } = useAdminOrdersQuery();
  const inAddress = place.q ?? "";
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [sent, setSent] = useState<string | null>(null);
  const pause = useDebounce(() => find(text));

  useEffect(() => {
    // Told by the browser, because a quick press of its back button comes before the last step is rendered.
    const follow = () => setText(new URLSearchParams(window.location.search).get("q") ?? "");
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  if (inAddress !== seen) {
    setSeen(inAddress);
    // Not by this box, such as by the back button.
    if (inAddress !== sent) {
      setText(inAddress);
      setSent(null);
    }
  }

  function find(words: string): void {
    pause.stop();
    const q = words.replace(/\s+/g, " ").trim();
    if (q === inAddress) return;
    setSent(q);
    go(
      { status: place.status, q, from: place.from, to: place.to },
      { isRefinement: inAddress !== "" && q !== "" },
    );
  }

  function type(words: string): void {
    setText(words);
    pause.restart();
  }

  function clear(): void {
    setText("");
    find("");
  }

  return { text, type, clear, findNow: () => find(text) };
}
