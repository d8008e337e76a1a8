/** Inside a PageLink: the selvedge that runs along the top of what holds it, while the pressed link's page is on its way. */
export function PendingMark() {
  return (
    <span
      aria-hidden="true"
      data-pending-mark=""
      className="pointer-events-none absolute inset-x-0 top-0 h-1 origin-left scale-x-0 bg-selvedge in-data-pending:scale-x-100 in-data-pending:transition-transform in-data-pending:duration-250 in-data-pending:ease-out"
    />
  );
}
