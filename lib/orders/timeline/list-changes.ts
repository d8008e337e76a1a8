import "server-only";
import { z } from "zod";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import type { TimelineEntry } from "@/lib/orders/timeline/dto";

/** What the shop changes of an order, each as it is called. Whom it is for is one thing: it is named and never told. */
const FIELDS: Readonly<Record<string, string>> = {
  items: "items",
  name: "contact",
  phone: "contact",
  address: "address",
  deliveryLocation: "delivery location",
  discount: "discount",
};

const sideSchema = z.record(z.string(), z.unknown());
const detailsSchema = z.object({ before: sideSchema, after: sideSchema });

/** The changes of an order's contents: what is another now, and by how much the total rose or fell. */
export function listChanges(events: { at: Date; kind: string; details?: unknown }[]): TimelineEntry[] {
  return events.flatMap(({ at, kind, details }) => {
    const read = kind === "changed" ? detailsSchema.safeParse(details) : null;
    return read?.success
      ? [{ step: "changed", state: "done", at: toDhakaIso(at), ...describe(read.data) }]
      : [];
  });
}

function describe({ before, after }: z.output<typeof detailsSchema>) {
  const changed = new Set(Object.keys(after).flatMap((field) => FIELDS[field] ?? []));
  const [was, is] = [before.amount, after.amount];
  return {
    changed: [...changed],
    ...(typeof was === "number" && typeof is === "number" && was !== is && { difference: is - was }),
  };
}
