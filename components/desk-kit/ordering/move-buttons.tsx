import { useWords } from "#words";
import { type Ref, useEffect, useRef } from "react";
import { LineIcon } from "@/components/ui/line-icon";

interface MoveButtonsProps {
  /** What they move, for screen readers. */
  what: string;
  /** Its place in the list, from 0, and how many there are. */
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Moves something up or down in its list. The focus goes with it, so that it can be pressed on. */
export function MoveButtons({ what, index, count, onMove }: MoveButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<-1 | 1>(null);

  // The browser takes the focus away from what moves in the document, and from a button that is disabled.
  useEffect(() => {
    const [first, second] = pressed.current === -1 ? [up, down] : [down, up];
    if (pressed.current !== null) (first.current?.disabled ? second : first).current?.focus();
    pressed.current = null;
  });

  function move(by: -1 | 1): void {
    pressed.current = by;
    onMove(index + by);
  }

  const { moving } = useWords("deskKit");
  const place = { what, place: index + 1, count };
  return (
    <span className="flex shrink-0">
      <MoveButton ref={up} label={moving.up(place)} isLast={index === 0} onPress={() => move(-1)} />
      <MoveButton
        ref={down}
        label={moving.down(place)}
        className="rotate-180"
        isLast={index === count - 1}
        onPress={() => move(1)}
      />
    </span>
  );
}

interface MoveButtonProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  className?: string;
  isLast: boolean;
  onPress: () => void;
}

function MoveButton({ ref, label, className = "", isLast, onPress }: MoveButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      disabled={isLast}
      onClick={onPress}
      className="grid size-11 place-items-center disabled:opacity-30"
    >
      <LineIcon name="up" className={`size-5 ${className}`} />
    </button>
  );
}
