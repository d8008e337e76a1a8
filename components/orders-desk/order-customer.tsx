import { CallLink, WhatsAppLink } from "@/components/desk-kit/contact-links";
import { paymentLabel } from "@/lib/orders/payment";
import { isUnusualAddress, MOST_EARLIER_ORDERS } from "@/lib/orders/all-orders/rules";
import type { AdminOrderDto, EarlierOrders } from "@/lib/orders/all-orders/dto";

const CONTACT =
  "inline-flex min-h-12 max-w-full flex-auto items-center justify-center gap-2 rounded-cloth border border-ink/40 bg-white px-3 font-semibold text-indigo hover:border-ink lg:min-h-10 lg:flex-none lg:px-2.5";

/** Who ordered, how to reach them, and how they have ordered before. */
export function OrderCustomer({ order }: { order: AdminOrderDto }) {
  const { name, phone, isPhoneUnusual, earlier } = order;
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <h2 className="text-lg">{name}</h2>
      {phone && (
        <div className="flex flex-wrap gap-2">
          <CallLink phone={phone} className={CONTACT} />
          {!isPhoneUnusual && (
            <WhatsAppLink phone={phone} className={CONTACT}>
              WhatsApp
            </WhatsAppLink>
          )}
        </div>
      )}
      {phone && isPhoneUnusual && <Flag>Not a local mobile number</Flag>}
      {earlier.count > 0 && (
        <p className="text-sm">
          <EarlierInWords {...earlier} />
        </p>
      )}
    </div>
  );
}

/** Where it goes, and how it is paid. */
export function OrderAddress({ order }: { order: AdminOrderDto }) {
  const { address, email, deliveryLocation, paymentMethod } = order;
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <p className="wrap-anywhere whitespace-pre-line">{address}</p>
      {address && isUnusualAddress(address) && <Flag>This address looks incomplete</Flag>}
      <p className="text-sm wrap-anywhere text-muted">
        {[deliveryLocation, paymentLabel(paymentMethod), email].filter(Boolean).join(", ")}
      </p>
    </div>
  );
}

function Flag({ children }: { children: string }) {
  return <p className="border-l-4 border-marigold pl-2 text-sm font-semibold">{children}</p>;
}

function EarlierInWords({ count, canceled }: EarlierOrders) {
  const howMany = count < MOST_EARLIER_ORDERS ? count : `${count} or more`;
  return (
    <>
      {count === 1 ? "1 earlier order" : `${howMany} earlier orders`}
      {canceled > 0 && (
        <>
          , <strong className="font-semibold text-selvedge">{canceled} cancelled</strong>
        </>
      )}
    </>
  );
}
