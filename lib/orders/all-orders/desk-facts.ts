import "server-only";
import type { Types } from "mongoose";
import type { DeskFacts } from "@/lib/orders/all-orders/dto";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import type { ORDER_SOURCES } from "@/lib/orders/constants";
import { type StoredExchange, toExchangeOf } from "@/lib/orders/lines/dto";

interface DeskFactsSource {
  source?: (typeof ORDER_SOURCES)[number] | null;
  advance?: { amount: number; reference?: string | null } | null;
  exchangeOf?: StoredExchange | null;
  printed?: { at: Date; by: Types.ObjectId } | null;
}

/** What the shop alone knows of an order; `names` are those of the ids below. */
export function toDeskFacts(
  { source, advance, exchangeOf, printed }: DeskFactsSource,
  names: Map<string, string>,
): DeskFacts {
  return {
    source: source ?? "web",
    advance: advance ? { amount: advance.amount, reference: advance.reference ?? "" } : null,
    exchangeOf: toExchangeOf(exchangeOf),
    printed: printed ? { at: toDhakaIso(printed.at), by: names.get(printed.by.toString()) ?? "" } : null,
  };
}

/** Whose names these facts tell. */
export const idsOfDeskFacts = ({ printed }: DeskFactsSource): Types.ObjectId[] =>
  printed ? [printed.by] : [];
