import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useTypingPause } from "@/components/admin/use-typing-pause";
import { writeSearch } from "@/components/admin/write-search";

/** Which users the desk looks for, which is kept in the address. */
export function useUserSearch() {
  const [wanted, setWanted] = useState(useSearchParams().get("q")?.trim() ?? "");
  const [typed, setTyped] = useState(wanted);
  const pause = useTypingPause(() => {
    const q = typed.trim();
    setWanted(q);
    writeSearch({ q });
  });

  function type(text: string): void {
    setTyped(text);
    pause.restart();
  }

  return { wanted, typed, type };
}
