import "server-only";
import type { Contents, EventDetails, TimedEvent } from "@/lib/orders/events/schema";
import { namesOf } from "@/lib/orders/lifecycle";
import type { TimelineEntry } from "@/lib/orders/timeline/dto";
import { toDhakaIso } from "@/lib/platform/time/dhaka";

/** What the shop changes of an order, each as it is called. Whom it is for is one thing: it is named and never told. */
const FIELDS: Readonly<Record<keyof Contents, string | null>> = {
  name: "contact",
  phone: "contact",
  address: "address",
  deliveryLocation: "delivery location",
  items: "items",
  discount: "discount",
  amount: null,
};

/** The changes of an order's contents: what is another now, and by how much the total rose or fell. */
export function listChanges(events: readonly TimedEvent[]): TimelineEntry[] {
  return events.flatMap(({ at, kind, details }) =>
    kind === "changed" && details
      ? [{ step: "changed", state: "done", at: toDhakaIso(at), ...describe(details) }]
      : [],
  );
}

function describe({ before, after }: EventDetails<"changed">) {
  const changed = new Set(namesOf(FIELDS).flatMap((field) => (field in after && FIELDS[field]) || []));
  const [was, is] = [before.amount, after.amount];
  return {
    changed: [...changed],
    ...(was !== undefined && is !== undefined && was !== is && { difference: is - was }),
  };
}
