import { DifferencesNotice } from "@/components/desk-kit/differences-notice";
import type { Difference } from "@/components/desk-kit/differences-notice";
import { describeContents } from "@/lib/orders/rules";
import type { OrderDto } from "@/lib/orders/dto";

interface StaleContentsProps {
  /** As its editor saw it. */
  seen: OrderDto;
  /** As it is now. */
  fresh: OrderDto;
  onTakeFresh: () => void;
  onKeepMine: () => void;
}

/** Somebody else has changed the order meanwhile: what is different now, and what to do about it. */
export function StaleContents({ seen, fresh, ...choices }: StaleContentsProps) {
  return (
    <DifferencesNotice differences={listDifferences(seen, fresh)} {...choices}>
      Somebody has changed this order since you opened it. Nothing of yours is saved yet.
    </DifferencesNotice>
  );
}

function listDifferences(seen: OrderDto, fresh: OrderDto): Difference[] {
  const [before, after] = [inWords(seen), inWords(fresh)];
  return Object.keys(before)
    .filter((label) => before[label] !== after[label])
    .map((label) => ({ label, before: before[label] || "none", after: after[label] || "none" }));
}

function inWords(order: OrderDto): Record<string, string> {
  const { name, phone, address, deliveryLocation, items, discount } = describeContents(order);
  return {
    Status: order.status,
    Name: name,
    Phone: phone,
    Address: address,
    Delivery: deliveryLocation,
    Items: items.join(", "),
    Discount: discount,
  };
}
