import { formatDate } from "@/lib/platform/time/format-day";
import type { CustomerDto } from "@/lib/reports/customers/dto";

/** That no order of a phone is taken online, until when and why. */
export function BlockedMark({ phoneBlock }: { phoneBlock: NonNullable<CustomerDto["phoneBlock"]> }) {
  return (
    <p className="border-l-4 border-selvedge pl-2 wrap-anywhere">
      <strong className="font-semibold">Blocked until {formatDate(phoneBlock.until)}:</strong>{" "}
      {phoneBlock.reason}
    </p>
  );
}
