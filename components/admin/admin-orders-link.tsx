"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { useAdminOrdersQuery } from "@/components/admin/use-admin-orders-query";
import type { AdminOrdersQuery } from "@/lib/admin-orders/schema";

interface AdminOrdersLinkProps extends Omit<ComponentProps<typeof Link>, "href" | "onNavigate"> {
  to: AdminOrdersQuery;
}

/** A link to another page, tab or search of the orders, which is there at once. */
export function AdminOrdersLink({ to, ...link }: AdminOrdersLinkProps) {
  const { hrefOf, go } = useAdminOrdersQuery();
  return (
    <Link
      {...link}
      href={hrefOf(to)}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        go(to);
        window.scrollTo({ top: 0 });
      }}
    />
  );
}
