import type { ReactNode } from "react";

interface PictureNoteProps {
  /** Nothing where there is nothing to say. */
  children: ReactNode;
  className?: string;
}

/** On a picture, in a parent of its size: what the picture says of itself. */
export function PictureNote({ children, className = "px-2 py-1 text-sm" }: PictureNoteProps) {
  if (!children) return null;
  return (
    <span
      className={`pointer-events-none absolute top-0 left-0 max-w-full rounded-br-cloth bg-paper text-left wrap-anywhere text-ink ${className}`}
    >
      {children}
    </span>
  );
}
