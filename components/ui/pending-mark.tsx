/** The selvedge line along the top of a pressed PageLink's container while its page loads. Put it inside the link. */
export function PendingMark() {
  return (
    <span
      aria-hidden="true"
      data-pending-mark=""
      className="pointer-events-none absolute inset-x-0 top-0 h-1 origin-left scale-x-0 bg-selvedge in-data-pending:scale-x-100 in-data-pending:transition-transform in-data-pending:duration-250 in-data-pending:ease-out"
    />
  );
}
