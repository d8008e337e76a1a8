"use client";

import { CustomerRow } from "@/components/customers-desk/customer-row";
import { ExportFile } from "@/components/data-desk/export-file";
import { useIsAdmin } from "@/components/desk-kit/desk-access";
import { DeskList } from "@/components/desk-kit/desk-list";
import { SearchBox } from "@/components/desk-kit/search-box";
import { usePlace } from "@/components/desk-kit/use-place";
import { customersPlaceSchema } from "@/lib/orders/customers/schema";
import { useCustomerPages } from "@/lib/reports/customers/api";

interface CustomersViewProps {
  /** The day in Dhaka, `YYYY-MM-DD`. */
  today: string;
}

/** The customers by phone; admins can export them all. */
export function CustomersView({ today }: CustomersViewProps) {
  const { place, change } = usePlace(customersPlaceSchema);
  const isAdmin = useIsAdmin();
  return (
    <>
      <div className="mb-6 max-w-xl">
        <SearchBox
          label="Find by phone, name, district or product"
          asked={place.q}
          onFind={(q) => change({ q })}
        />
      </div>
      <DeskList
        list={useCustomerPages(place.q)}
        label="Customers"
        className="grid grid-cols-1 gap-3"
        empty={
          <p className="text-lg">
            {place.q ? "No customer matches this search." : "Nobody has ordered yet."}
          </p>
        }
        renderRow={(customer) => <CustomerRow customer={customer} />}
      />
      {isAdmin && (
        <section aria-label="Export" className="mt-8 max-w-xl card p-4">
          <ExportFile
            kind="phones"
            title="Customers by phone"
            words="A row for each phone, with what came of its orders and your notes, as a CSV file."
            today={today}
            body={{}}
          />
        </section>
      )}
    </>
  );
}
