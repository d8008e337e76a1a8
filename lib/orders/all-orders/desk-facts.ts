import "server-only";
import type { Types } from "mongoose";
import { type StoredAdvanceNote, toAdvanceNote } from "@/lib/orders/pay-ahead";
import type { DeskFacts } from "@/lib/orders/all-orders/dto";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import type { CancellationReason, ORDER_SOURCES } from "@/lib/orders/constants";
import { type StoredExchange, toExchangeOf } from "@/lib/orders/lines/dto";
import type { Language } from "@/lib/words/constants";

interface DeskFactsSource {
  language?: Language | null;
  source?: (typeof ORDER_SOURCES)[number] | null;
  advance?: { amount: number; reference?: string | null } | null;
  advanceNote?: StoredAdvanceNote | null;
  exchangeOf?: StoredExchange | null;
  printed?: { at: Date; by: Types.ObjectId } | null;
  cancellation?: {
    at: Date;
    reason?: CancellationReason | null;
    note?: string | null;
    isDeletion?: boolean | null;
  } | null;
  parcel?: {
    courier?: string | null;
    consignmentId?: string | null;
    trackingCode?: string | null;
    booking?: { state: string; courier?: string | null } | null;
  } | null;
}

/** What the shop alone knows of an order; `names` are those of the ids below. */
export function toDeskFacts(
  { source, language, advance, advanceNote, exchangeOf, printed, cancellation, parcel }: DeskFactsSource,
  names: Map<string, string>,
): DeskFacts {
  return {
    source: source ?? "web",
    advance: advance ? { amount: advance.amount, reference: advance.reference ?? "" } : null,
    ...(advanceNote && !advanceNote.notFoundAt && { advanceNote: toAdvanceNote(advanceNote) }),
    exchangeOf: toExchangeOf(exchangeOf),
    cancellation:
      cancellation && !cancellation.isDeletion
        ? {
            at: toDhakaIso(cancellation.at),
            reason: cancellation.reason ?? null,
            note: cancellation.note ?? "",
          }
        : null,
    booked: toBooked(parcel),
    ...(language && { language }),
    printed: printed ? { at: toDhakaIso(printed.at), by: names.get(printed.by.toString()) ?? "" } : null,
  };
}

function toBooked(parcel: DeskFactsSource["parcel"]): DeskFacts["booked"] {
  const code = parcel?.consignmentId ?? parcel?.trackingCode;
  if (code) return { courier: parcel?.courier ?? "", code };
  // The courier may have it.
  return parcel?.booking?.state === "sent" ? { courier: parcel.booking.courier ?? "", code: "" } : null;
}

/** The ids of the users whose names these facts tell. */
export const idsOfDeskFacts = ({ printed }: DeskFactsSource): Types.ObjectId[] =>
  printed ? [printed.by] : [];
