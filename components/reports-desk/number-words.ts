import { COURIER_FACTS, findCourier } from "@/lib/delivery/couriers/registry";
import { CANCELLATION_LABELS } from "@/lib/orders/lifecycle/words";
import { OUTCOME_LABELS } from "@/lib/orders/call-queue/rules";
import { formatCount } from "@/lib/platform/text/format";
import type { Numbers } from "@/lib/reports/numbers/dto";

const SOURCES: Record<string, string> = {
  web: "Website",
  phone: "Phone",
  messenger: "Messenger",
  outlet: "Outlet",
};

const REASONS: Readonly<Record<string, string>> = { ...OUTCOME_LABELS, ...CANCELLATION_LABELS };

export function courierName(key: string): string {
  const courier = findCourier(key);
  return courier ? COURIER_FACTS[courier].label : key;
}

export const sourceName = (key: string): string => SOURCES[key] ?? key;

export function reasonName(key: string): string {
  if (key === "customer") return "Cancelled by the customer";
  return REASONS[key] ?? "By the desk, no call noted";
}

export const districtName = (key: string): string => (key === "not told" ? "Not in the address" : key);

/** A share in whole percent; empty where the whole is 0. */
export function formatShare(part = 0, whole = 0): string {
  return whole === 0 ? "" : `${Math.round((100 * part) / whole)}%`;
}

/** The share of returned parcels among those that were delivered or returned. */
export const returnShare = ({ delivered = 0, returned = 0 }: Numbers): string =>
  formatShare(returned, delivered + returned);

/** A duration in the unit that fits: `a minute`, `12 min`, `3 h 20 min`, `2 days`. */
export function formatWait(minutes: number): string {
  if (minutes === 0) return "a minute";
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${formatCount(Math.floor(hours / 24))} days`;
  const rest = minutes % 60;
  return rest === 0 || hours >= 10 ? `${hours} h` : `${hours} h ${rest} min`;
}
