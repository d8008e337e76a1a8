import { useWords } from "#words";
import type { CustomerDto } from "@/lib/reports/customers/dto";

/** That no order of a phone is taken online, until when and why. */
export function BlockedMark({ phoneBlock }: { phoneBlock: NonNullable<CustomerDto["phoneBlock"]> }) {
  const { blockedUntil } = useWords("deskPeople");
  return (
    <p className="border-l-4 border-selvedge pl-2 wrap-anywhere">
      <strong className="font-semibold">{blockedUntil(phoneBlock.until)}</strong> {phoneBlock.reason}
    </p>
  );
}
