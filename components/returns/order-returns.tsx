"use client";

import { useWords } from "#words";
import { useState } from "react";
import { AskReturnForm } from "@/components/returns/ask-return-form";
import { CustomerReturn } from "@/components/returns/customer-return";
import { Button } from "@/components/ui/button";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import type { OrderDto } from "@/lib/orders/dto";
import { brandFacts } from "@/lib/shop-facts";
import { isOnlyAsked } from "@/lib/orders/lifecycle/rules";

/** The returns of a delivered order, and the form to ask for one. */
export function OrderReturns({ order }: { order: OrderDto }) {
  const words = useWords("orders");
  const [isOpen, setIsOpen] = useState(false);
  const focus = useKeptFocus<HTMLElement>();
  const { orderNumber, returns = [], returnable } = order;
  if (!returnable) return null;
  const isAsked = returns.some(isOnlyAsked);
  return (
    <section
      ref={focus}
      tabIndex={-1}
      aria-label={words.returns.label(words.number(orderNumber))}
      className="mt-4 grid grid-cols-1 gap-3 empty:hidden"
    >
      {returns.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {returns.map((entry) => (
            <CustomerReturn key={entry._id} order={order} entry={entry} />
          ))}
        </ul>
      )}
      {isOpen && !isAsked && (
        <AskReturnForm order={order} onAsked={() => setIsOpen(false)} onClose={() => setIsOpen(false)} />
      )}
      {!isOpen && !isAsked && returnable.lines.length > 0 && (
        <Control until={returnable.until} onOpen={() => setIsOpen(true)} />
      )}
    </section>
  );
}

function Control({ until, onOpen }: { until: string; onOpen: () => void }) {
  const words = useWords("orders");
  const { open, over } = words.returns;
  const [today] = useState(() => toDhakaDay(Date.now()));
  if (today > until)
    return (
      <p className="text-sm text-muted">
        {over.before(words.day(until))}
        <a href={brandFacts().phoneHref} className="link whitespace-nowrap">
          {brandFacts().phone}
        </a>
        {over.after}
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button variant="quiet" onClick={onOpen}>
        {open}
      </Button>
      <span className="text-sm text-muted">{words.returns.until(words.day(until))}</span>
    </div>
  );
}
