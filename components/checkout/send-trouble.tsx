import { useWords } from "#words";
import { PhoneProof } from "@/components/checkout/phone-proof";
import { PlacedAlready } from "@/components/checkout/placed-already";
import type { useSendOrder } from "@/components/checkout/use-send-order";
import { Notice } from "@/components/ui/notice";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import { parsePhone } from "@/lib/platform/text/phone";
import { ApiError } from "@/lib/platform/http/client";
import type { Destination } from "@/lib/shop-facts";

interface SendTroubleProps {
  email: string;
  phone: string;
  hasPassword: boolean;
  to: Destination;
  lines: CartLineDto[];
  sending: ReturnType<typeof useSendOrder>;
  onKeep: () => void;
}

/** Why the order was not placed, and what the shopper can do now. */
export function SendTrouble({ email, phone, hasPassword, to, lines, sending, onKeep }: SendTroubleProps) {
  const { error, placedId, asksForProof, send, sendAnew } = sending;
  if (placedId)
    return <PlacedAlready email={email} orderId={placedId} to={to} onKeep={onKeep} onAnew={sendAnew} />;
  if (!error) return null;
  if (!asksForProof) return <PlaceOrderError error={error} />;
  return (
    <PhoneProof
      key={phone}
      message={error.message}
      phone={parsePhone(phone) ?? phone}
      hasPassword={hasPassword}
      onProved={() => send(lines)}
      onCallFirst={() => send(lines, { callFirst: true })}
    />
  );
}

/** Says why the order was not placed, with the new amount where it differs from the one shown before. */
function PlaceOrderError({ error }: { error: Error }) {
  const { checkout: words } = useWords("ordering");
  const { money } = useWords("units");
  const amount = error instanceof ApiError ? error.details?.amount : undefined;
  return (
    <Notice kind="error">
      {words.failure(error)}
      {typeof amount === "number" && (
        <>
          {" "}
          {words.newAmount.before} <span className="price font-semibold">{money(amount)}</span>
          {words.newAmount.after}
        </>
      )}
    </Notice>
  );
}
