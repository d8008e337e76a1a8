import { ParcelFacts } from "@/components/tracking/parcel-facts";
import { Timeline } from "@/components/tracking/timeline";
import { OrderedItem } from "@/components/tracking/ordered-item";
import { brandFacts } from "@/lib/shop-facts";
import type { TrackedOrder as TrackedOrderDto } from "@/lib/orders/tracking/dto";
import { TRACKING_DAYS_AFTER_END } from "@/lib/orders/tracking/rules";

/** An order as anybody with its link sees it. */
export function TrackedOrder({ order }: { order: TrackedOrderDto }) {
  const { orderNumber, items, timeline, tracking, amountDue } = order;
  return (
    <>
      <h1 className="text-3xl">
        Order <span className="price">{orderNumber}</span>
      </h1>
      <div className="mt-4">
        <ParcelFacts {...{ tracking, amountDue }} />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
        <section aria-labelledby="where">
          <h2 id="where" className="mb-4 text-xl">
            Where it stands
          </h2>
          <Timeline timeline={timeline} label={`Steps of order ${orderNumber}`} courier={tracking?.courier} />
        </section>
        <section aria-labelledby="items">
          <h2 id="items" className="mb-4 text-xl">
            What is in it
          </h2>
          <ul className="grid gap-3">
            {items.map((item) => (
              <OrderedItem key={item.id} item={item} />
            ))}
          </ul>
        </section>
      </div>
      <div className="stitch-t mt-8 grid max-w-prose gap-2 pt-4">
        <p>
          Questions? Call{" "}
          <a href={brandFacts().phoneHref} className="link whitespace-nowrap">
            {brandFacts().phone}
          </a>{" "}
          and name the order’s number.
        </p>
        <p className="text-sm text-muted">
          Whoever has this link sees this page, and nothing else of the order. The link works until{" "}
          {TRACKING_DAYS_AFTER_END} days after the order is over.
        </p>
      </div>
    </>
  );
}
