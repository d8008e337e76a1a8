import type { OrderDto } from "@/lib/orders/dto";

/** Who ordered, and where it goes. */
export function CustomerDetails({ order }: { order: OrderDto }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] content-start items-baseline gap-x-4 gap-y-1">
      <dt className="care-label text-muted">Phone</dt>
      <dd>
        <a
          href={`tel:${order.phone}`}
          className="inline-flex min-h-11 items-center font-semibold text-indigo underline"
        >
          {order.phone}
        </a>
        {order.isPhoneUnusual && (
          <span className="ml-2 font-semibold text-selvedge">Not a local mobile number</span>
        )}
      </dd>
      <dt className="care-label text-muted">E-mail</dt>
      <dd className="wrap-anywhere">{order.email}</dd>
      <dt className="care-label text-muted">Address</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{order.address}</dd>
      <dt className="care-label text-muted">Delivery</dt>
      <dd>{order.deliveryLocation}</dd>
      <dt className="care-label text-muted">Payment</dt>
      <dd>{order.paymentMethod}</dd>
      <dt className="care-label text-muted">Order</dt>
      <dd className="price">{order.orderNumber}</dd>
      <dt className="care-label text-muted">Order id</dt>
      <dd className="text-sm wrap-anywhere">{order._id}</dd>
    </dl>
  );
}
