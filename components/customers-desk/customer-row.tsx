import { BlockedMark } from "@/components/customers-desk/blocked-mark";
import { CustomerFacts } from "@/components/customers-desk/customer-facts";
import { CallLink } from "@/components/desk-kit/contact-links";
import { PageLink } from "@/components/ui/page-link";
import { customerPath } from "@/lib/desk-paths";
import type { CustomerDto } from "@/lib/reports/customers/dto";

/** One customer of the list. */
export function CustomerRow({ customer }: { customer: CustomerDto }) {
  const { _id, name, phone, phoneBlock, notes } = customer;
  return (
    <article aria-label={`${name}, ${phone}`} className="grid grid-cols-1 gap-3 card p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">
          <PageLink href={customerPath(_id)} className="tap-link">
            {name}
          </PageLink>
        </h2>
        <CallLink phone={phone} className="inline-flex min-h-11 items-center gap-2 link" />
      </div>
      {phoneBlock && <BlockedMark phoneBlock={phoneBlock} />}
      <CustomerFacts customer={customer} />
      {notes.map(({ at, text }) => (
        <p
          key={at + text}
          className="line-clamp-3 border-l-2 border-faded pl-2 wrap-anywhere whitespace-pre-line"
        >
          {text}
        </p>
      ))}
    </article>
  );
}
