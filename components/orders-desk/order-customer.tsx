import { useWords } from "#words";
import { useDestinationName } from "@/components/words/use-destination-name";
import { CallLink, WhatsAppLink } from "@/components/desk-kit/contact-links";
import { paymentLabel } from "@/lib/orders/payment";
import { whatsAppText } from "@/lib/orders/all-orders/words";
import type { AdminOrderDto } from "@/lib/orders/all-orders/dto";

const CONTACT =
  "inline-flex min-h-12 max-w-full flex-auto items-center justify-center gap-2 rounded-cloth border border-ink/40 bg-white px-3 font-semibold text-indigo hover:border-ink lg:min-h-10 lg:flex-none lg:px-2.5";

/** The customer, and the ways to reach them. */
export function OrderCustomer({ order }: { order: AdminOrderDto }) {
  const { customer } = useWords("deskKit");
  const { name, phone, isPhoneUnusual } = order;
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <h2 className="text-lg">{customer(name)}</h2>
      {phone && (
        <div className="flex flex-wrap gap-2">
          <CallLink phone={phone} className={CONTACT} />
          {!isPhoneUnusual && (
            <WhatsAppLink isNamed phone={phone} text={whatsAppText(order)} className={CONTACT} />
          )}
        </div>
      )}
    </div>
  );
}

/** The order's address, and its payment method. */
export function OrderAddress({ order }: { order: AdminOrderDto }) {
  const { card } = useWords("orders");
  const { payment } = useWords("deskOrders");
  const destination = useDestinationName(order);
  const { address, email, riderNote, paymentMethod } = order;
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <p className="wrap-anywhere whitespace-pre-line">{address}</p>
      <p className="text-sm wrap-anywhere text-muted">
        {[destination, payment(paymentMethod, paymentLabel(paymentMethod)), email].filter(Boolean).join(", ")}
      </p>
      {riderNote && <p className="text-sm wrap-anywhere">{card.forRider(riderNote)}</p>}
    </div>
  );
}
