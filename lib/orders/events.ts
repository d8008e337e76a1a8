import "server-only";
import { Types } from "mongoose";
import type { EventRole } from "@/lib/orders/constants";
import { type EventKind, OUTBOX_EVENTS } from "@/lib/orders/lifecycle";
import type { EventDetails } from "@/lib/orders/events/schema";

/** The one who did it; with an id for the staff, and for a customer with an account. */
export interface EventActor {
  role: EventRole;
  id: string | null;
}

export const SYSTEM: EventActor = { role: "system", id: null };
export const COURIER: EventActor = { role: "courier", id: null };

export const staffActor = ({ _id }: { _id: string }): EventActor => ({ role: "staff", id: _id });
export const customerActor = ({ _id }: { _id: string }): EventActor => ({ role: "customer", id: _id });

/** Each kind of event with its details; a kind that tells nothing has none. */
type Told = {
  [Kind in EventKind]: { kind: Kind } & (Record<string, never> extends EventDetails<Kind>
    ? { details?: EventDetails<Kind> }
    : { details: EventDetails<Kind> });
}[EventKind];

/** What happened to an order, to be written in the very update that does it. */
export function makeEvent({ by, kind, details = {} }: { by: EventActor } & Told) {
  const id = by.id === null ? null : new Types.ObjectId(by.id);
  return { id: new Types.ObjectId(), at: new Date(), by: { role: by.role, id }, kind, details };
}

export type NewEvent = ReturnType<typeof makeEvent>;

const isForOutbox = ({ kind }: NewEvent): boolean => OUTBOX_EVENTS.includes(kind);

/**
 * In a pipeline: the order's events, and this one. The same write puts an event that somebody is told of into the
 * outbox, so that no crash comes between: see lib/messages/relay-events.ts.
 */
export function withEvent(event: NewEvent) {
  return {
    events: { $concatArrays: [{ $ifNull: ["$events", []] }, [{ $literal: event }]] },
    ...(isForOutbox(event) && { outbox: { $concatArrays: [{ $ifNull: ["$outbox", []] }, [event.id]] } }),
  };
}

/** The same for many orders at once, as the last event of each: it has the order's own id, so that no two share one. */
export function withLastEvent(event: NewEvent) {
  const own = { $mergeObjects: [{ $literal: event }, { id: "$_id" }] };
  return {
    events: { $concatArrays: [{ $ifNull: ["$events", []] }, [own]] },
    ...(isForOutbox(event) && { outbox: { $concatArrays: [{ $ifNull: ["$outbox", []] }, ["$_id"]] } }),
  };
}

/** The first event of a new order. */
export function firstEvent(event: NewEvent) {
  return { events: [event], ...(isForOutbox(event) && { outbox: [event.id] }) };
}
