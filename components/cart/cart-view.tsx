"use client";

import { useState } from "react";
import { CartLine } from "@/components/cart/cart-line";
import { FreeDelivery } from "@/components/cart/free-delivery";
import { EmptyCart } from "@/components/cart/empty-cart";
import { OrderLimit } from "@/components/cart/order-limit";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { QueryState } from "@/components/ui/query-state";
import { useCart } from "@/lib/orders/cart/api";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import { countPieces, itemsTotal, needChangeInWords } from "@/lib/orders/cart/rules";
import { formatBdt, formatItems } from "@/lib/platform/text/format";
import { PATHS } from "@/lib/paths";

const REASON_ID = "why-no-checkout";

export function CartView({ email }: { email: string }) {
  const cart = useCart(email);
  return (
    <QueryState query={cart}>
      {(lines) => (lines.length === 0 ? <EmptyCart /> : <FilledCart email={email} lines={lines} />)}
    </QueryState>
  );
}

function FilledCart({ email, lines }: { email: string; lines: CartLineDto[] }) {
  const available = lines.filter((line) => line.state === "available");
  const blocked = lines.length - available.length;
  const isBlocked = blocked > 0;
  const inOrder = useProblemsFirst(lines);
  return (
    <>
      <div className="stitch-t stitch-b flex flex-wrap items-center justify-between gap-4 py-4">
        <p>
          <span className="care-label text-muted">Items</span>{" "}
          <span className="price">{formatItems(available.length, countPieces(available))}</span>
        </p>
        <p>
          <span className="care-label text-muted">Total price</span>{" "}
          <span className="price text-xl">{formatBdt(itemsTotal(available))}</span>
        </p>
        {isBlocked ? (
          <Button disabled aria-describedby={REASON_ID}>
            Checkout
          </Button>
        ) : (
          <LinkButton href={PATHS.checkout}>Checkout</LinkButton>
        )}
      </div>
      {isBlocked && (
        <p id={REASON_ID} className="mt-3 font-semibold text-selvedge">
          {needChangeInWords(blocked)} Until then the total leaves {blocked === 1 ? "it" : "them"} out.
        </p>
      )}
      <div className="mt-3 grid gap-2">
        <FreeDelivery goods={itemsTotal(available)} />
        <OrderLimit email={email} />
      </div>
      <ul aria-label="Items in your cart">
        {inOrder.map((line) => (
          <li key={line._id} className="stitch-b">
            <CartLine email={email} line={line} />
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The lines, with those first that cannot be ordered as they are. A repaired line keeps its place while the cart is
 * open, so that it does not move away under the finger.
 */
function useProblemsFirst(lines: CartLineDto[]): CartLineDto[] {
  const [known, setKnown] = useState<string[]>([]);
  const fresh = lines
    .filter(({ _id, state }) => state !== "available" && !known.includes(_id))
    .map(({ _id }) => _id);
  if (fresh.length > 0) setKnown([...known, ...fresh]);
  const isProblem = ({ _id }: CartLineDto) => known.includes(_id) || fresh.includes(_id);
  return [...lines.filter(isProblem), ...lines.filter((line) => !isProblem(line))];
}
