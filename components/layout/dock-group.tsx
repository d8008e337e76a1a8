"use client";

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { LineIcon } from "@/components/ui/line-icon";

interface DockGroupProps {
  label: string;
  /** The entries, each a link. */
  children: ReactNode;
}

/** One dropdown of the dock. Closes with Escape, and when the focus or a press goes elsewhere. */
export function DockGroup({ label, children }: DockGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    // Safari does not focus a pressed button, so focus events alone do not show that the user leaves it.
    const closeOnPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener("pointerdown", closeOnPress);
    return () => document.removeEventListener("pointerdown", closeOnPress);
  }, [isOpen]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  }

  function closeOnLeave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  }

  function closeOnLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest("a")) setIsOpen(false);
  }

  return (
    <div ref={root} className="relative" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        className="care-label group flex min-h-dock w-full items-center justify-center gap-2 border-t-2 border-transparent text-sm aria-expanded:border-selvedge"
      >
        {label}
        <LineIcon
          name="up"
          className="size-4 transition-transform duration-200 group-aria-expanded:rotate-180"
        />
      </button>
      <ul
        id={panelId}
        onClick={closeOnLink}
        hidden={!isOpen}
        // A press on the panel itself must not take the focus away, which would close it.
        tabIndex={-1}
        className="absolute inset-x-0 bottom-full border border-b-0 border-ink/20 bg-white py-2"
      >
        {children}
      </ul>
    </div>
  );
}
