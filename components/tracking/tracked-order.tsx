import { useWords } from "#words";
import type { ReactNode } from "react";
import { PayAhead } from "@/components/tracking/pay-ahead";
import { ParcelFacts } from "@/components/tracking/parcel-facts";
import { Timeline } from "@/components/tracking/timeline";
import { MessageLanguage } from "@/components/tracking/message-language";
import { OrderedItem } from "@/components/tracking/ordered-item";
import { brandFacts } from "@/lib/shop-facts";
import type { TrackedOrder as TrackedOrderDto } from "@/lib/orders/tracking/dto";
import { TRACKING_DAYS_AFTER_END } from "@/lib/orders/tracking/rules";
import type { Language } from "@/lib/words/constants";

interface TrackedOrderProps {
  order: TrackedOrderDto;
  /** Of its link. */
  token: string;
  /** Of the messages about it. */
  language: Language;
  /** What its customer can do with what is in it. */
  children?: ReactNode;
}

/** An order as anybody with its link sees it. */
export function TrackedOrder({ order, token, language, children }: TrackedOrderProps) {
  const orders = useWords("orders");
  const { tracking: words } = orders;
  const { items, timeline, tracking, amountDue, payAhead } = order;
  const orderNumber = orders.number(order.orderNumber);
  return (
    <>
      <h1 className="text-3xl">
        {orders.orderBefore}
        <span className="price">{orderNumber}</span>
      </h1>
      <div className="mt-4">
        <ParcelFacts {...{ tracking, amountDue }} />
        {payAhead && <PayAhead payAhead={payAhead} of={{ token }} />}
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
        <section aria-labelledby="where">
          <h2 id="where" className="mb-4 text-xl">
            {words.where}
          </h2>
          <Timeline
            timeline={timeline}
            label={orders.timeline.label(orderNumber)}
            courier={tracking?.courier}
          />
        </section>
        <section aria-labelledby="items">
          <h2 id="items" className="mb-4 text-xl">
            {words.items}
          </h2>
          <ul className="grid gap-3">
            {items.map((item) => (
              <OrderedItem key={item.id} item={item} />
            ))}
          </ul>
          {children}
        </section>
      </div>
      <div className="stitch-t mt-8 pt-4">
        <MessageLanguage {...{ token, language }} />
      </div>
      <div className="stitch-t mt-8 grid max-w-prose gap-2 pt-4">
        <p>
          {words.questions.before}
          <a href={brandFacts().phoneHref} className="link whitespace-nowrap">
            {brandFacts().phone}
          </a>
          {words.questions.after}
        </p>
        <p className="text-sm text-muted">{words.terms(TRACKING_DAYS_AFTER_END)}</p>
      </div>
    </>
  );
}
