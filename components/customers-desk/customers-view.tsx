"use client";

import { useWords } from "#words";
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
  const { list: words } = useWords("deskPeople");
  const { place, change } = usePlace(customersPlaceSchema);
  const isAdmin = useIsAdmin();
  return (
    <>
      <div className="mb-6 max-w-xl">
        <SearchBox label={words.find} asked={place.q} onFind={(q) => change({ q })} />
      </div>
      <DeskList
        list={useCustomerPages(place.q)}
        label={words.label}
        className="grid grid-cols-1 gap-3"
        empty={<p className="text-lg">{place.q ? words.noneFound : words.none}</p>}
        renderRow={(customer) => <CustomerRow customer={customer} />}
      />
      {isAdmin && (
        <section aria-label={words.export} className="mt-8 max-w-xl card p-4">
          <ExportFile
            kind="phones"
            title={words.file.title}
            headingLevel={2}
            words={words.file.about}
            today={today}
            body={{}}
          />
        </section>
      )}
    </>
  );
}
