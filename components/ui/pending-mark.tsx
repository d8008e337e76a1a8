"use client";

import { useLinkStatus } from "next/link";

/** Inside a link: the selvedge that runs along the top of what holds it, while the pressed link's page is on its way. */
export function PendingMark() {
  const { pending } = useLinkStatus();
  return (
    <span
      aria-hidden="true"
      data-pending={pending || undefined}
      // A page that is there at once needs no mark.
      className="pointer-events-none absolute inset-x-0 top-0 h-1 origin-left scale-x-0 bg-selvedge data-pending:scale-x-100 data-pending:transition-transform data-pending:delay-100 data-pending:duration-250 data-pending:ease-out"
    />
  );
}
