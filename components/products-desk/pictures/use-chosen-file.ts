import { useWords } from "#words";
import { useEffect, useRef, useState } from "react";

interface ChosenFile {
  file: File;
  /** Where this browser shows it. */
  src: string;
}

/** A file between its choice and its upload, or why it was refused. */
export function useChosenFile() {
  const { picture: words } = useWords("deskProducts");
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const shown = useRef<string>(null);

  useEffect(() => () => forget(shown.current), []);

  function show(file: File | null): void {
    forget(shown.current);
    shown.current = file && URL.createObjectURL(file);
    setChosen(file && shown.current ? { file, src: shown.current } : null);
  }

  function choose(file: File): void {
    setRefusal(undefined);
    show(file);
  }

  return {
    chosen,
    refusal,
    choose,
    /** Gives up this file; not one that was chosen since. */
    drop: (src: string) => {
      if (src === shown.current) show(null);
    },
    /** The browser could not show it. */
    refuse: () => {
      show(null);
      setRefusal(words.notShown);
    },
    forgive: () => setRefusal(undefined),
  };
}

function forget(src: string | null): void {
  if (src) URL.revokeObjectURL(src);
}
