import type { Fields } from "@/lib/accounts/audit-log/rules";
import { productsInWords } from "@/lib/catalogue/sales/rules";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { formatDayAndClock } from "@/lib/platform/time/format-day";

interface Described {
  name?: string | undefined;
  percent?: number | undefined;
  roundTo?: number | undefined;
  productIds?: readonly unknown[] | null | undefined;
  categories?: readonly string[] | null | undefined;
  startsAt?: string | Date | undefined;
  endsAt?: string | Date | undefined;
}

const moment = (time: string | Date | undefined) => time && formatDayAndClock(toDhakaIso(new Date(time)));

/** The terms of a sale, as the audit log keeps them. */
export function describeSale({ name, percent, roundTo, startsAt, endsAt, ...scope }: Described): Fields {
  return {
    name,
    percent,
    roundTo,
    products: productsInWords(scope),
    from: moment(startsAt),
    to: moment(endsAt),
  };
}
