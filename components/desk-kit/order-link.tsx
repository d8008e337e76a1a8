import { useWords } from "#words";
import type { ComponentProps } from "react";
import { PageLink } from "@/components/ui/page-link";
import { allOrdersPath } from "@/lib/desk-paths";

interface OrderLinkProps extends Pick<ComponentProps<"a">, "className" | "target"> {
  orderNumber: number;
}

/** An order's number, with a link to the order in the list of all orders. */
export function OrderLink({ orderNumber, className = "price tap-link", target }: OrderLinkProps) {
  const { number } = useWords("orders");
  return (
    <PageLink href={allOrdersPath(String(orderNumber))} className={className} target={target}>
      {number(orderNumber)}
    </PageLink>
  );
}
