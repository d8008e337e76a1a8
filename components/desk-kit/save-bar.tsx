import type { ReactNode } from "react";

interface SaveBarProps {
  /** What became of the last try. */
  notices: ReactNode;
  /** The button. */
  children: ReactNode;
}

/** The end of a long form, within reach of a thumb wherever the page is scrolled to; the form has `**:scroll-mb-20`. */
export const SaveBar = ({ notices, children }: SaveBarProps) => (
  <div className="sticky bottom-0 z-10 -mx-gutter grid grid-cols-1 gap-2 border-t border-ink/20 bg-paper px-gutter py-2 max-md:bottom-[calc(var(--spacing-admin-tabs)+env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
    <div className="grid max-h-[50svh] grid-cols-1 gap-2 overflow-y-auto empty:hidden">{notices}</div>
    {children}
  </div>
);
