"use client";

import { useWords } from "#words";
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
import { countPieces, itemsTotal } from "@/lib/orders/cart/rules";
import { PATHS } from "@/lib/paths";

const REASON_ID = "why-no-checkout";

export function CartView({ email }: { email: string }) {
  const { cart: words } = useWords("ordering");
  const cart = useCart(email);
  return (
    <QueryState query={cart} say={words.failure}>
      {(lines) => (lines.length === 0 ? <EmptyCart /> : <FilledCart email={email} lines={lines} />)}
    </QueryState>
  );
}

function FilledCart({ email, lines }: { email: string; lines: CartLineDto[] }) {
  const { cart: words, items } = useWords("ordering");
  const { money } = useWords("units");
  const available = lines.filter((line) => line.state === "available");
  const blocked = lines.length - available.length;
  const isBlocked = blocked > 0;
  const inOrder = useProblemsFirst(lines);
  return (
    <>
      <div className="stitch-t stitch-b flex flex-wrap items-center justify-between gap-4 py-4">
        <p>
          <span className="care-label text-muted">{words.items}</span>{" "}
          <span className="price">{items(available.length, countPieces(available))}</span>
        </p>
        <p>
          <span className="care-label text-muted">{words.total}</span>{" "}
          <span className="price text-xl">{money(itemsTotal(available))}</span>
        </p>
        {isBlocked ? (
          <Button disabled aria-describedby={REASON_ID}>
            {words.checkout}
          </Button>
        ) : (
          <LinkButton href={PATHS.checkout}>{words.checkout}</LinkButton>
        )}
      </div>
      {isBlocked && (
        <p id={REASON_ID} className="mt-3 font-semibold text-selvedge">
          {words.leftOut(blocked)}
        </p>
      )}
      <div className="mt-3 grid gap-2">
        <FreeDelivery goods={itemsTotal(available)} />
        <OrderLimit email={email} />
      </div>
      <ul aria-label={words.list}>
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
