import { useWords } from "#words";
import { useState } from "react";
import { isWrongCount } from "@/components/products-desk/counts/counts-draft";
import { Button } from "@/components/ui/button";

interface SameForAllProps {
  label: string;
  /** Names field and button for readers: `all sizes in Indigo`. */
  of: string;
  onFill: (text: string) => void;
}

/** One number for many fields. */
export function SameForAll({ label, of, onFill }: SameForAllProps) {
  const { counts: words } = useWords("deskProduct");
  const [text, setText] = useState("");
  const canFill = text.trim() !== "" && !isWrongCount(text);

  function fill() {
    if (!canFill) return;
    onFill(text.trim());
    setText("");
  }

  return (
    <div className="flex items-center gap-2">
      <span aria-hidden className="text-sm text-muted">
        {label}
      </span>
      <input
        aria-label={words.sameFor(of)}
        aria-invalid={isWrongCount(text)}
        value={text}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          fill();
        }}
        className="block min-h-11 w-16 control px-1 text-center text-base tabular-nums aria-invalid:border-selvedge"
      />
      <Button
        variant="quiet"
        className="aria-disabled:opacity-55"
        aria-label={words.fillAll(of)}
        aria-disabled={!canFill}
        onClick={fill}
      >
        {words.fill}
      </Button>
    </div>
  );
}
