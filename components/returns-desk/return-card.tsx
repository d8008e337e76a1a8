import { Phone } from "lucide-react";
import { ReturnPictures } from "@/components/returns/return-pictures";
import { ReturnActions } from "@/components/returns-desk/return-actions";
import { OrderLink } from "@/components/desk-kit/order-link";
import { formatBdt } from "@/lib/platform/text/format";
import { dayOf } from "@/lib/platform/time/dhaka";
import { formatDay } from "@/lib/platform/time/format-day";
import { withLines } from "@/lib/orders/lines/rules";
import { describeRefund, REASON_LABELS, RETURN_LABELS, WISH_LABELS } from "@/lib/orders/lines/words";
import { isLive } from "@/lib/returns/rules";
import type { ReturnDto } from "@/lib/returns/dto";
import { describeOption } from "@/lib/stock/options";

/** One return: its customer, pieces, reason and wish, and its next step. */
export function ReturnCard({ entry }: { entry: ReturnDto }) {
  const { order, state, wish, at } = entry;
  const { orderNumber, name, phone } = order;
  return (
    <article
      id={`return-${entry._id}`}
      tabIndex={-1}
      aria-label={`Return of ${orderNumber} of ${name}`}
      className="grid grid-cols-1 gap-x-6 gap-y-2 card px-3 py-2.5 lg:grid-cols-3 lg:px-4"
    >
      <div className="grid grid-cols-1 content-start gap-y-0.5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <OrderLink orderNumber={orderNumber} className="price link" />
          <span className="text-sm">
            <strong className="font-semibold">{RETURN_LABELS[state]}</strong> · {WISH_LABELS[wish]}
            <span className="whitespace-nowrap text-muted tabular-nums"> · {formatDay(dayOf(at))}</span>
          </span>
        </p>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p>
          <a
            href={`tel:${phone}`}
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-indigo tabular-nums lg:min-h-8"
          >
            <Phone aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {phone}
          </a>
        </p>
      </div>
      <Pieces entry={entry} />
      <ReturnActions entry={entry} />
    </article>
  );
}

function Pieces({ entry }: { entry: ReturnDto }) {
  const { order, lines, value, note, pictures, lateReason, refund, exchange } = entry;
  return (
    <div className="grid grid-cols-1 content-start gap-y-0.5 text-sm">
      <ul className="grid grid-cols-1">
        {withLines(order, lines).map(({ line, lineId, quantity, reason, wanted, sellable }) => (
          <li key={lineId} className="wrap-anywhere">
            <span className="font-semibold tabular-nums">{quantity} ×</span> {line.productName}{" "}
            <span className="text-muted">{describeOption(line)}</span> · {REASON_LABELS[reason]}
            {wanted && <strong className="font-semibold"> → {describeOption(wanted)}</strong>}
            {sellable !== null && (
              <span className="font-semibold">
                {" "}
                ({sellable === 0 ? "cannot be sold again" : `${sellable} back in stock`})
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1">
        Worth <strong className="price text-lg">{formatBdt(value)}</strong>
      </p>
      {isLive(exchange) && (
        <p>
          Exchange <OrderLink orderNumber={exchange.orderNumber} className="price link" /> for{" "}
          {formatBdt(exchange.amount)} · {exchange.state === "delivered" ? "delivered" : "not delivered yet"}
        </p>
      )}
      {refund && (
        <p>
          {describeRefund(refund)}
          {refund.reason && <span className="text-muted"> · {refund.reason}</span>}
        </p>
      )}
      {lateReason && <p className="text-muted">Taken after the window: {lateReason}</p>}
      {note && <p className="border-l-4 border-marigold pl-2 wrap-anywhere whitespace-pre-line">{note}</p>}
      <ReturnPictures orderId={order._id} pictureIds={pictures} />
    </div>
  );
}
