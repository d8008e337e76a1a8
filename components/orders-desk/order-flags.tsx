import { useLanguage, useWords } from "#words";
import { localPath } from "@/lib/words/local-path.mjs";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { useCorrectCharge } from "@/lib/orders/call-queue/api";
import type { AdminOrderDto, FlagDto } from "@/lib/orders/all-orders/dto";

import { allOrdersPath } from "@/lib/desk-paths";
import { isUndecided } from "@/lib/orders/lifecycle/rules";
import { dayOf } from "@/lib/platform/time/dhaka";

/** The warnings about an order, with a remedy where one tap is enough. */
export function OrderFlags({ order }: { order: AdminOrderDto }) {
  const words = useWords("deskOrders");
  const { day } = useWords("orders");
  const language = useLanguage();
  const { flags, earlier, phone, phoneBlock } = order;
  if (flags.length === 0 && earlier.count === 0 && !phoneBlock) return null;
  return (
    <ul aria-label={words.flags.label} className="flex flex-wrap gap-x-3 gap-y-0.5 text-sm">
      {phoneBlock && (
        <li className="border-l-4 border-selvedge pl-1.5 font-semibold wrap-anywhere">
          {words.flags.blockedUntil(day(dayOf(phoneBlock.until)), phoneBlock.reason)}
        </li>
      )}
      {flags.map((flag) => (
        <li key={flag.kind} className="border-l-4 border-marigold pl-1.5 font-semibold wrap-anywhere">
          {words.flags.say(flag)}
          {flag.charge && isUndecided(order.status) && <ChargeFix order={order} charge={flag.charge} />}
        </li>
      ))}
      {earlier.count > 0 && (
        <li>
          <a
            href={localPath(language, allOrdersPath(phone))}
            className="-my-3 inline-block py-3 underline decoration-dotted underline-offset-4"
          >
            {words.earlier.count(earlier.count)}
            {earlier.canceled > 0 && words.earlier.canceled(earlier.canceled)}
          </a>
        </li>
      )}
    </ul>
  );
}

interface ChargeFixProps {
  order: AdminOrderDto;
  charge: NonNullable<FlagDto["charge"]>;
}

/** Sets the delivery charge that fits the address with one tap. The button shows the new total. */
function ChargeFix({ order, charge }: ChargeFixProps) {
  const { flags: words } = useWords("deskOrders");
  const { location } = useWords("orders");
  const { money } = useWords("units");
  const correction = useCorrectCharge();
  return (
    <>
      <Button
        variant="quiet"
        className="mt-1 flex! min-h-11 px-2.5! text-sm"
        disabled={correction.isPending}
        onClick={() => correction.mutate({ order, charge })}
      >
        {words.charge(location(charge.deliveryLocation), money(charge.amount))}
      </Button>
      <ErrorNotice error={correction.error} />
    </>
  );
}
