"use client";

import { useWords } from "#words";
import { BlockCustomer } from "@/components/customers-desk/block-customer";
import { BlockedMark } from "@/components/customers-desk/blocked-mark";
import { CustomerFacts } from "@/components/customers-desk/customer-facts";
import { CustomerNotes } from "@/components/customers-desk/customer-notes";
import { CustomerOrders } from "@/components/customers-desk/customer-orders";
import { CallLink, WhatsAppLink } from "@/components/desk-kit/contact-links";
import { useIsAdmin } from "@/components/desk-kit/desk-access";
import { useCustomer } from "@/lib/reports/customers/api";
import type { CustomerDto } from "@/lib/reports/customers/dto";

const LINK = "inline-flex min-h-11 items-center gap-2 link";

/** All that the desk knows of the customer of an order. */
export function CustomerView({ initial }: { initial: CustomerDto }) {
  const { view: words } = useWords("deskPeople");
  const { data: customer } = useCustomer(initial);
  const { _id, name, phone, address, phoneBlock } = customer;
  const isAdmin = useIsAdmin();
  return (
    <>
      <h1 className="text-3xl wrap-anywhere">{name}</h1>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <CallLink phone={phone} className={LINK} />
        <WhatsAppLink isNamed phone={phone} className={LINK} />
      </div>
      <p className="mb-6 max-w-prose wrap-anywhere text-muted">{address}</p>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6">
          <section aria-label={words.facts} className="card p-4">
            <CustomerFacts customer={customer} />
          </section>
          <CustomerOrders customer={customer} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <CustomerNotes id={_id} notes={customer.notes} />
          {(isAdmin || phoneBlock) && (
            <section aria-labelledby="block" className="grid grid-cols-1 gap-3 card p-4">
              <h2 id="block" className="text-xl">
                {words.online}
              </h2>
              {phoneBlock && <BlockedMark phoneBlock={phoneBlock} />}
              {isAdmin && <BlockCustomer id={_id} isBlocked={phoneBlock !== null} />}
            </section>
          )}
        </div>
      </div>
    </>
  );
}
