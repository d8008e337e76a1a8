"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { AdminOrdersLink } from "@/components/admin/admin-orders-link";
import { useAdminOrdersQuery } from "@/components/admin/use-admin-orders-query";
import type { AdminOrdersPageDto } from "@/lib/admin-orders/dto";

const STEP =
  "inline-flex min-h-12 items-center gap-2 rounded-cloth border border-ink/40 bg-white px-4 font-semibold hover:border-ink";

/** Back to the orders placed before these, and after. */
export function AdminOrdersPager({ newer, older }: Pick<AdminOrdersPageDto, "newer" | "older">) {
  const { after: _after, before: _before, ...place } = useAdminOrdersQuery().place;
  if (!newer && !older) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap justify-between gap-3">
      {newer ? (
        <AdminOrdersLink to={{ ...place, before: newer }} className={STEP}>
          <ChevronLeft aria-hidden="true" className="size-5" strokeWidth={1.5} />
          Newer
        </AdminOrdersLink>
      ) : (
        <span />
      )}
      {older && (
        <AdminOrdersLink to={{ ...place, after: older }} className={STEP}>
          Older
          <ChevronRight aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </AdminOrdersLink>
      )}
    </nav>
  );
}
